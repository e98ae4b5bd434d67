// `npm run new entity <name> [plural]`: something people change offline, whole. Its rows and changes on the device, its
// calls, handlers and table, its way through the engine, its words, its part of the simulation, and tests of all that.
import { readdirSync } from 'node:fs'
import type { Edits } from '../edits.ts'
import { addKeys } from '../locale-keys.ts'
import { namesOf, type Names } from '../names.ts'
import { register } from './registrations.ts'
import { named, templates, wordsOfTemplates, type EntityNames } from './template.ts'
import words from './words.json' with { type: 'json' }

const pluralOf = ({ kebab }: Names): string => {
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(kebab) ? `${kebab}es` : `${kebab}s`
}

const takenNames = (edits: Edits): string => edits.read('docs/map.md')

const assertFree = (edits: Edits, { one, many }: EntityNames): void => {
  const refuse = (why: string): never => {
    throw new Error(
      `"${one.kebab}" is no name for an entity: ${why}. Take one or two nouns in the singular, such as "price-alert". Nothing was written.`,
    )
  }
  if (one.kebab === many.kebab) refuse('its plural is the same word; give another one after it')
  const inTemplates = wordsOfTemplates()
  const common = [one.camel, many.camel].find((word) => inTemplates.has(word))
  if (common !== undefined) refuse(`the code around it means something else by "${common}"`)
  const call = [`create_${one.snake}`, `get_${many.snake}`].find((f) =>
    takenNames(edits).includes(`\`${f}\``),
  )
  if (call !== undefined) refuse(`there is a call ${call} already`)
}

/** The highest number in the names of a folder's files. */
const newestIn = (folder: string, form: RegExp): number =>
  Math.max(...readdirSync(folder).map((name) => Number(form.exec(name)?.[1] ?? 0)))

const inEachPack = (keysOf: (texts: (typeof words)['en']) => Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([code, texts]) => [code, keysOf(texts)]))

const addWords = (edits: Edits, { one }: EntityNames): void => {
  const constant = one.snake.toUpperCase()
  addKeys(
    edits,
    'sync',
    inEachPack((texts) => ({
      [`${one.camel}Create`]: texts.create,
      [`${one.camel}Edit`]: texts.edit,
      [`${one.camel}Delete`]: texts.delete,
      [`${one.camel}Noun`]: texts.noun,
    })),
  )
  addKeys(
    edits,
    'server',
    inEachPack((texts) => ({
      [`${constant}_NOT_FOUND`]: texts.gone,
      [`${constant}_LIMIT`]: texts.limit,
    })),
  )
}

type Golden = { stores: Record<string, string>; rows: Record<string, object[]> }

/** A database as this version leaves it: that of the version before, and a row of each new table. */
const addGolden = (
  edits: Edits,
  { one, many }: EntityNames,
  { previous, next }: { previous: number; next: number },
): void => {
  const { stores, rows } = JSON.parse(
    edits.read(`tests/fixtures/account-v${previous}.json`),
  ) as Golden
  const id = `${one.camel}Id`
  const shown = { [id]: '00000000-0000-4000-8000-000000000021', title: 'Title', text: 'Text' }
  const created = { createdAtSec: 1_700_000_000 }
  const golden: Golden = {
    stores: {
      ...stores,
      [`base${many.pascal}`]: `${id}, serverId`,
      [`view${many.pascal}`]: id,
    },
    rows: {
      ...rows,
      [`base${many.pascal}`]: [{ ...shown, serverId: '31', ...created }],
      [`view${many.pascal}`]: [{ ...shown, ...created, isPending: false }],
    },
  }
  edits.create(`tests/fixtures/account-v${next}.json`, `${JSON.stringify(golden, null, 1)}\n`)
}

/** Writes all of it. `plural` where the rules of English give another. */
export const newEntity = (edits: Edits, one: Names, plural?: string): void => {
  const names = { one, many: namesOf(plural ?? pluralOf(one)) }
  assertFree(edits, names)
  const previous = newestIn('src/data/versions', /^account-v(\d+)\.ts$/)
  const versions = { previous, next: previous + 1 }
  const number = newestIn('server/store/migrations', /^(\d+)-/) + 1
  const migration = `${String(number).padStart(3, '0')}-${names.many.kebab}`
  for (const { path, text } of templates()) {
    const isVersion = path.includes('account-vNNN')
    const place = path
      .replace('account-vNNN', `account-v${versions.next}`)
      .replace('NNN-sample-entries', migration)
    const content = isVersion
      ? text.replaceAll('PREVIOUS', String(previous)).replaceAll('NNN', String(versions.next))
      : text
    edits.create(named(place, names), named(content, names))
  }
  addGolden(edits, names, versions)
  addWords(edits, names)
  register(edits, names, { migration, ...versions })
}
