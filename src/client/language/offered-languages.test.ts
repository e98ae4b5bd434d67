import { expect, it } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { isMeant, offeredLanguages } from './offered-languages.ts'

const row = (code: string, isActive = true) => ({
  id: 1,
  code,
  name: `${code} name`,
  nativeName: `${code} native`,
  isRTL: false,
  isActive,
  createdAt: null,
  updatedAt: null,
})
const codes = (answer: Parameters<typeof offeredLanguages>[0]): string[] =>
  offeredLanguages(answer).map(({ code }) => code)
const twelve: string[] = languages.map(({ code }) => code)

it('R-LNG-014 an inactive language is not offered', () => {
  expect(codes([row('en'), row('ja', false), row('tr')])).toEqual(['en', 'tr'])
})

it('D-LANGORDER the order does not depend on the answer, and nothing stands twice', () => {
  expect(codes([row('zh'), row('en'), row('en'), row('ar')])).toEqual(['en', 'ar', 'zh'])
})

it('R-LNG-008 a language without texts in this build is not offered', () => {
  expect(codes([row('en'), row('fr'), row('es-AR')])).toEqual(['en', 'es-AR'])
})

it.each([
  ['no answer', undefined],
  ['an empty answer', []],
  ['nothing active', [row('en', false)]],
  ['only unknown ones', [row('fr')]],
])('D-LANGLIST %s gives the bundled twelve', (_name, answer) => {
  expect(codes(answer)).toEqual(twelve)
})

it.each([
  ['espanol', ['es', 'es-AR']],
  ['  VIET', ['vi']],
  ['рус', ['ru']],
  ['日本', ['ja']],
  ['العرب', ['ar']],
  ['argentina', ['es-AR']],
  ['es-ar', ['es-AR']],
  ['klingon', []],
  ['', twelve],
])('R-LNG-002 typing %j finds %j', (typed, found) => {
  expect(
    offeredLanguages(undefined)
      .filter((language) => isMeant(language, typed))
      .map(({ code }) => code),
  ).toEqual(found)
})
