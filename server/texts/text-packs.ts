// The sentences the server itself utters: `server` (answers) and `mail` (letters), read once from
// locales/.
import { readFileSync } from 'node:fs'
import { languages, type LanguageCode } from './languages.ts'

export type Area = 'server' | 'mail'
type Pack = Readonly<Record<string, string>>

const readPack = (code: LanguageCode, area: Area): Pack =>
  JSON.parse(
    readFileSync(new URL(`../../locales/${code}/${area}.json`, import.meta.url), 'utf8'),
  ) as Pack

const packsOf = (area: Area): ReadonlyMap<LanguageCode, Pack> =>
  new Map(languages.map(({ code }) => [code, readPack(code, area)]))

const packs: Record<Area, ReadonlyMap<LanguageCode, Pack>> = {
  server: packsOf('server'),
  mail: packsOf('mail'),
}

const rightToLeft: ReadonlySet<LanguageCode> = new Set(['ar'])

/**
 * In Arabic a name, date or amount keeps its own direction inside the sentence, as on the screens.
 * A letter's links stay bare.
 */
const placed = (value: string, area: Area, language: LanguageCode): string =>
  area === 'server' && rightToLeft.has(language) ? `\u2068${value}\u2069` : value

/**
 * A sentence with its placeholders filled. A key without a sentence is a defect that tests catch;
 * it then shows itself.
 */
export const textOf = (
  area: Area,
  language: LanguageCode,
  { key, values = {} }: { key: string; values?: Record<string, string | number> },
): string => {
  const sentence = packs[area].get(language)?.[key] ?? key
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : placed(String(value), area, language)
  })
}
