// The lines that a new entity needs in files that know all entities: one place on each floor.
import type { Edits } from '../edits.ts'
import type { EntityNames } from './template.ts'

/** After the last import of the file, or below its header. */
const addImport = (edits: Edits, path: string, line: string): void => {
  edits.replaceText(path, (source) => {
    const last = [...source.matchAll(/^import [\s\S]*?from '[^']+'\n/gm)].at(-1)
    if (!last)
      return source.replace(
        /^((?:\/\/[^\n]*\n)*)\n*/,
        (_, header: string) => `${header}${line}\n\n`,
      )
    const end = last.index + last[0].length
    return `${source.slice(0, end)}${line}\n${source.slice(end)}`
  })
}

const registerData = (edits: Edits, { one, many }: EntityNames): void => {
  const path = 'src/data/entities.ts'
  addImport(edits, path, `import { lazy${many.pascal} } from './${many.kebab}/lazy.ts'`)
  addImport(
    edits,
    path,
    `import type { ${one.pascal}Export, ${one.pascal}Support } from './${many.kebab}/for-export.ts'`,
  )
  edits.append(path, 'lazy: readonly LazyEntity[] = [', `lazy${many.pascal}`)
  for (const kind of ['Export', 'Support'])
    edits.replaceText(path, (source) =>
      source.replace(
        new RegExp(`(export type Entity${kind}s? = [^\\n]*)`),
        `$1 & ${one.pascal}${kind}`,
      ),
    )
}

const registerVersion = (
  edits: Edits,
  { previous, next }: { previous: number; next: number },
): void => {
  const path = 'src/data/versions/account-versions.ts'
  addImport(edits, path, `import { accountV${next} } from './account-v${next}.ts'`)
  edits.append(
    path,
    'accountVersions: readonly AccountVersion[] = [',
    `{ stores: accountV${next} }`,
  )
  edits.replaceText(path, (source) =>
    source.replace(`accountStores = accountV${previous}`, `accountStores = accountV${next}`),
  )
}

const registerClient = (edits: Edits, { one, many }: EntityNames): void => {
  const registry = 'src/sync/entities/registry.ts'
  edits.append(
    registry,
    'lazy: readonly (() => Promise<SyncedEntity>)[] = [',
    `async () => (await import('./${many.kebab}.ts')).${many.camel}`,
  )
  const words = 'src/parts/queue-sheet/change-words.ts'
  addImport(edits, words, `import { ${one.camel}Words } from './words/${many.kebab}.ts'`)
  edits.append(words, 'entityWords: readonly EntityWords[] = [', `${one.camel}Words`)
}

const registerContract = (edits: Edits, { one, many }: EntityNames): void => {
  const path = 'src/contract/entities.ts'
  addImport(
    edits,
    path,
    `import { ${one.camel}Calls, ${one.camel}ErrorCodes, ${one.camel}Exports } from './${many.kebab}.ts'`,
  )
  for (const part of ['Calls', 'ErrorCodes', 'Exports'])
    edits.append(path, `export const entity${part} = {`, `...${one.camel}${part}`)
}

const registerServer = (edits: Edits, { one, many }: EntityNames, migration: string): void => {
  const path = 'server/entities/registry.ts'
  addImport(
    edits,
    path,
    `import { ${one.camel}Handlers, ${one.camel}Policies, ${one.camel}Readers } from '../${many.kebab}/registration.ts'`,
  )
  edits.append(path, 'export const entityHandlers = {', `...${one.camel}Handlers`)
  edits.append(path, 'export const entityPolicies = {', `...${one.camel}Policies`)
  edits.append(path, 'Promise<unknown>> = {', `...${one.camel}Readers`)
  const tables = 'server/store/entity-tables.ts'
  addImport(
    edits,
    tables,
    `import type { ${one.pascal}Tables } from './${many.kebab}/${one.kebab}-table.ts'`,
  )
  edits.replaceText(tables, (source) =>
    source.replace(/(export type EntityTables = [^\n]*)/, `$1 & ${one.pascal}Tables`),
  )
  const migrations = 'server/store/migrations/all-migrations.ts'
  addImport(edits, migrations, `import * as ${many.camel} from './${migration}.ts'`)
  edits.append(migrations, 'allMigrations: readonly Migration[] = [', many.camel)
}

const registerTests = (edits: Edits, { one, many }: EntityNames): void => {
  const rows = 'tests/fakes/entity-rows.ts'
  addImport(
    edits,
    rows,
    `import { ${one.camel}Furnishing, ${one.camel}Payloads } from './entities/${many.kebab}.ts'`,
  )
  edits.append(rows, 'entityFurnishings: readonly Furnishing[] = [', `${one.camel}Furnishing`)
  edits.append(rows, 'export const entityPayloads = {', `...${one.camel}Payloads`)
  const played = 'tests/sync/simulation/parts/played.ts'
  addImport(edits, played, `import { ${many.camel}Part } from './${many.kebab}.ts'`)
  edits.append(
    played,
    'Readonly<Record<string, Played>> = {',
    `'${many.kebab}': { open: ${many.camel}Part, weight: 14 }`,
  )
}

/** Writes them all. `migration`: the name of its file, without the ending. */
export const register = (
  edits: Edits,
  names: EntityNames,
  { migration, ...versions }: { migration: string; previous: number; next: number },
): void => {
  registerContract(edits, names)
  registerData(edits, names)
  registerVersion(edits, versions)
  registerClient(edits, names)
  registerServer(edits, names, migration)
  registerTests(edits, names)
  edits.insertBefore(
    'docs/data-export.md',
    '| `payment_customers`',
    `| \`${names.many.snake}\` | Every ${names.one.sentence.toLowerCase()} |\n`,
  )
}
