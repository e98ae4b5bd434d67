// Every pack is whole: keys, placeholders, its own plural forms, and nothing left in English (design 11).
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { sameAsEnglish } from './same-as-english.ts'
import { areaNames, packsFolder, pluralBases, readArea, splitKey } from './packs.ts'

const others = languages.map(({ code }) => code).filter((code) => code !== 'en')
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{?\s*\w+\s*\}?\}/g)].map(([found]) => found).toSorted()
const categoriesOf = (code: string): string[] => new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted()

it('R-I18-001 there are exactly the twelve packs, each with the areas of English', () => {
  expect(readdirSync(packsFolder).toSorted()).toEqual(languages.map(({ code }) => code).toSorted())
  for (const { code } of languages) expect([code, readdirSync(new URL(`${code}/`, packsFolder)).toSorted()]).toEqual([code, areaNames.map((area) => `${area}.json`).toSorted()])
})

describe.each(areaNames)('%s', (area) => {
  const english = readArea('en', area)
  const bases = pluralBases(english)
  const singular = Object.keys(english).filter((key) => splitKey(key, bases).category === null).toSorted()

  it.each(languages.map(({ code }) => code))('%s has every key, and every plural form of its own language', (code) => {
    const pack = readArea(code, area)
    const keys = Object.keys(pack)
    expect(keys.filter((key) => splitKey(key, bases).category === null).toSorted()).toEqual(singular)
    for (const base of bases) {
      const forms = keys.map((key) => splitKey(key, bases)).flatMap((key) => (key.category !== null && key.base === base ? [key.category] : []))
      // pt may add a form for zero, which CLDR counts as one (glossary).
      expect([base, forms.filter((form) => !(form === 'zero' && code === 'pt')).toSorted()]).toEqual([base, categoriesOf(code)])
    }
  })

  it.each(others)('%s keeps every placeholder', (code) => {
    const pack = readArea(code, area)
    for (const key of singular) expect([key, placeholders(pack[key] ?? '')]).toEqual([key, placeholders(english[key] ?? '')])
    for (const base of bases) {
      const wanted = placeholders(english[`${base}_other`] ?? '')
      expect([base, placeholders(pack[`${base}_other`] ?? '')]).toEqual([base, wanted])
    }
  })

  it.each(others)('%s is not English, and holds no [MISSING]', (code) => {
    const pack = readArea(code, area)
    const untranslated = Object.entries(pack).filter(([key, text]) => text === english[key] && /\p{L}{2}/u.test(text.replaceAll(/\{\{\w+\}\}/g, '')) && !sameAsEnglish(code, text))
    expect(untranslated).toEqual([])
    expect(Object.entries(pack).filter(([, text]) => text.startsWith('[MISSING]') || text.trim() === '')).toEqual([])
  })
})
