// Keys in every pack. The other eleven languages get a text that the locale test refuses until somebody who
// thinks in that language has written it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { missingMark } from '../../src/i18n/missing-mark.ts'
import type { Edits } from './edits.ts'

/** Marked as missing on purpose: a pack that still holds the mark fails the locale test, so none can be released. */
const textIn = (code: string, english: string): string =>
  code === 'en' ? english : `${missingMark} ${english}`

export const packCodes = (root: string): string[] => readdirSync(join(root, 'locales')).toSorted()

/** A new area: one file a language, and its line in the table of areas. */
export const addArea = (
  edits: Edits,
  codes: string[],
  { area, texts }: { area: string; texts: Record<string, string> },
): void => {
  for (const code of codes) {
    const pack = Object.fromEntries(
      Object.entries(texts).map(([key, english]) => [key, textIn(code, english)]),
    )
    edits.create(`locales/${code}/${area}.json`, `${JSON.stringify(pack, null, 2)}\n`)
  }
  edits.insertBefore(
    'src/i18n/areas.ts',
    '\nexport type Areas = {',
    `import type ${area} from '#locales/en/${area}.json'\n`,
  )
  edits.insertBefore('src/i18n/areas.ts', '}\n\nexport type Area =', `  ${area}: typeof ${area}\n`)
}

/** New keys at the end of an area, each pack with its own text of them. */
export const addKeys = (
  edits: Edits,
  area: string,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void => {
  for (const [code, keys] of Object.entries(texts)) {
    const path = `locales/${code}/${area}.json`
    const taken = Object.keys(keys).filter((key) => key in (JSON.parse(edits.read(path)) as object))
    if (taken.length > 0)
      throw new Error(
        `${path} has ${taken.join(', ')} already. Take another name. Nothing was written.`,
      )
    const lines = Object.entries(keys).map(
      ([key, text]) => `,\n  ${JSON.stringify(key)}: ${JSON.stringify(text)}`,
    )
    edits.replaceText(path, (pack) => pack.replace(/\n\}\s*$/, () => `${lines.join('')}\n}\n`))
  }
}
