// The packs as files: every language, every area.
import { readdirSync, readFileSync } from 'node:fs'

export const packsFolder = new URL('../../locales/', import.meta.url)

export const areaNames: string[] = readdirSync(new URL('en/', packsFolder))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))

const read = new Map<string, Readonly<Record<string, string>>>()

/** One file of a pack, read once. */
export const readArea = (language: string, area: string): Readonly<Record<string, string>> => {
  const path = `${language}/${area}.json`
  const texts =
    read.get(path) ??
    (JSON.parse(readFileSync(new URL(path, packsFolder), 'utf8')) as Record<string, string>)
  read.set(path, texts)
  return texts
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** Keys that come in plural forms, without their suffix: those whose English value has both forms. */
export const pluralBases = (english: Record<string, string>): Set<string> =>
  new Set(
    Object.keys(english)
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(pluralSuffix, '')),
  )

/** Splits a key into its base and plural category, when its base is plural. */
export const splitKey = (
  key: string,
  bases: Set<string>,
): { base: string; category: string | null } => {
  const base = key.replace(pluralSuffix, '')
  return bases.has(base) && base !== key
    ? { base, category: key.slice(base.length + 1) }
    : { base: key, category: null }
}
