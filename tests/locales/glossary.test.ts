// Every pack keeps to the glossary, as far as a machine can tell.
import { describe, expect, it } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { glossaryFaults, glossaryRules, keptNames } from './glossary-rules.ts'
import { areaNames, readArea } from './packs.ts'

const codes: string[] = languages.map(({ code }) => code)
const textsOf = (code: string): [place: string, text: string][] =>
  areaNames.flatMap((area) =>
    Object.entries(readArea(code, area)).map(([key, text]): [string, string] => [
      `${area}.${key}`,
      text,
    ]),
  )

it('every language has rules', () => {
  expect(Object.keys(glossaryRules).toSorted()).toEqual(codes.toSorted())
})

describe.each(codes)('%s', (code) => {
  it('keeps to its words, its address, its quote marks and its punctuation', () => {
    expect(
      textsOf(code).flatMap(([place, text]) =>
        glossaryFaults(code, text).map((fault) => `${place}: ${text} (${fault})`),
      ),
    ).toEqual([])
  })

  it('is composed (NFC), so that search and fonts find every letter', () => {
    expect(textsOf(code).filter(([, text]) => text !== text.normalize('NFC'))).toEqual([])
  })

  it('exclaims only where English does', () => {
    const english = new Map(textsOf('en'))
    // A letter may greet as letters of that language do.
    const loud = textsOf(code).filter(
      ([place, text]) =>
        !place.startsWith('mail.') && /[!！]/u.test(text) && !/!/.test(english.get(place) ?? ''),
    )
    expect(loud).toEqual([])
  })

  it('leaves names as they are', () => {
    const english = new Map(textsOf('en'))
    const lost = textsOf(code).flatMap(([place, text]) =>
      keptNames
        .filter(
          (name) =>
            new RegExp(`\\b${name}\\b`).test(english.get(place) ?? '') && !text.includes(name),
        )
        .map((name) => `${place} without ${name}: ${text}`),
    )
    expect(lost).toEqual([])
  })
})

describe('the rules notice', () => {
  it.each([
    ['tr', 'Kuponunuz: "{{name}}"'],
    ['tr', "{{name}}'e eklendi"],
    ['ja', '「読み込み中」?です,'],
    ['ja', 'AI スコア'],
    ['es', 'Podés elegir'],
    ['es', 'Continuar?'],
    ['es-AR', 'Inicia sesión'],
    ['es-AR', 'No tienes listas'],
    ['ar', 'هل تريد, المتابعة'],
    ['ar', '٣ عملات'],
    ['pt', 'Guardar'],
    ['ru', 'Удалить "{{name}}"'],
    ['ru', 'Если Вы согласны'],
    ['vi', 'đồng xu'],
    ['ko', '저장했어요.'],
    ['ko', '{{name}}을 삭제'],
    ['it', "l'{{name}}"],
    ['zh', 'AI评分'],
    ['zh', '你的列表'],
    ['en', 'Loading…'],
  ])('%s: %s', (code, text) => {
    expect(glossaryFaults(code, text)).not.toEqual([])
  })
})
