// The files of a new entity: those of template/, which are written about a "sample entry", with its own name instead.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from '../names.ts'

export type EntityNames = { one: Names; many: Names }

const folder = join(import.meta.dirname, 'template')

/** One template: where it goes, and what is in it. */
export type Template = { path: string; text: string }

export const templates = (): Template[] =>
  globSync('**/*.txt', { cwd: folder })
    .toSorted()
    .map((path) => ({
      path: path.replaceAll('\\', '/').replace(/\.txt$/, ''),
      text: readFileSync(join(folder, path), 'utf8'),
    }))

const spellings = ({ kebab, snake, camel, pascal, sentence }: Names): string[] => [
  kebab,
  snake,
  snake.toUpperCase(),
  camel,
  pascal,
  sentence,
  sentence.toLowerCase(),
]

const sample = {
  one: {
    kebab: 'sample-entry',
    snake: 'sample_entry',
    camel: 'sampleEntry',
    pascal: 'SampleEntry',
    sentence: 'Sample entry',
  },
  many: {
    kebab: 'sample-entries',
    snake: 'sample_entries',
    camel: 'sampleEntries',
    pascal: 'SampleEntries',
    sentence: 'Sample entries',
  },
}

/** `text` about a sample entry, told of the entity. */
export const named = (text: string, { one, many }: EntityNames): string => {
  const pairs = (['one', 'many'] as const).flatMap((number) => {
    const own = spellings(number === 'one' ? one : many)
    return spellings(sample[number]).map((from, at) => [from, own[at] ?? ''] as const)
  })
  return pairs.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text)
}

/** Words that stand in the templates by themselves: an entity of that name would be mistaken for them. */
export const wordsOfTemplates = (): Set<string> =>
  new Set(templates().flatMap(({ text }) => text.match(/\b[a-z]\w*\b/g) ?? []))
