// The floors of design 2 are only as good as the rules that guard them: each rule must catch a planted
// breach, in .ts and .tsx, imported for its value and for its type alone.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenImports, floorRules } from '../../scripts/check-imports.ts'
import { plantTree, type PlantedTree } from './planted-tree.ts'

const repository = resolve(import.meta.dirname, '../..')

/** `name` is what is imported: `target` unless told. */
type Breach = { rule: string; from: string; specifier: string; name?: string }

const breaches: Breach[] = [
  { rule: 'domain-imports-nothing', from: 'src/domain/planted', specifier: '#ui/target.ts' },
  { rule: 'contract-is-the-ground', from: 'src/contract/planted', specifier: '#ui/target.ts' },
  { rule: 'floor-1', from: 'src/data/planted', specifier: '#features/coins/target.ts' },
  {
    rule: 'outbox-knows-no-entity',
    from: 'src/data/outbox/planted',
    specifier: '#data/watchlists/target.ts',
  },
  {
    rule: 'entities-come-by-the-door',
    from: 'src/data/watchlists/planted',
    specifier: '#data/outbox/target.ts',
  },
  {
    rule: 'engine-knows-no-entity',
    from: 'src/sync/drain/planted',
    specifier: '#sync/entities/target.ts',
  },
  { rule: 'only-data-knows-dexie', from: 'src/features/coins/planted', specifier: 'dexie' },
  { rule: 'sync-has-no-screens', from: 'src/sync/planted', specifier: '#ui/target.ts' },
  { rule: 'ui-knows-no-data', from: 'src/ui/planted', specifier: '#contract/target.ts' },
  { rule: 'i18n-stands-alone', from: 'src/i18n/planted', specifier: '#ui/target.ts' },
  { rule: 'client-is-not-seen', from: 'src/client/planted', specifier: '#ui/target.ts' },
  {
    rule: 'parts-below-features',
    from: 'src/parts/planted',
    specifier: '#features/coins/target.ts',
  },
  {
    rule: 'features-are-islands',
    from: 'src/features/movers/planted',
    specifier: '#features/coins/target.ts',
  },
  { rule: 'features-below-app', from: 'src/features/movers/planted', specifier: '#app/target.ts' },
  { rule: 'web-never-imports-server', from: 'src/app/planted', specifier: '#server/target.ts' },
  { rule: 'server-shares-only-ground', from: 'server/planted', specifier: '#ui/target.ts' },
  {
    rule: 'data-by-its-doors',
    from: 'src/features/coins/planted',
    specifier: '#data/outbox/settle.ts',
    name: 'acknowledge',
  },
  {
    rule: 'data-by-its-doors',
    from: 'src/parts/planted',
    specifier: '#data/outbox/claim-next.ts',
    name: 'claimNext',
  },
  { rule: 'data-by-its-doors', from: 'src/client/planted', specifier: '#data/catalog-db.ts' },
  { rule: 'data-by-its-doors', from: 'src/app/planted', specifier: '#data/coins/target.ts' },
  {
    rule: 'sync-carries-changes',
    from: 'src/sync/planted',
    specifier: '#data/catalog/store/target.ts',
  },
  {
    rule: 'sync-by-its-doors',
    from: 'src/parts/planted',
    specifier: '#sync/drain/attempt-drain.ts',
    name: 'attemptDrain',
  },
  { rule: 'sync-by-its-doors', from: 'src/app/planted', specifier: '#sync/senders/target.ts' },
  {
    rule: 'inspector-looks-at-the-drain',
    from: 'src/dev/sync/use-drain-facts',
    specifier: '#sync/drain/attempt-drain.ts',
    name: 'attemptDrain',
  },
  {
    rule: 'features-know-no-engine',
    from: 'src/features/coins/planted',
    specifier: '#sync/drain/attempt-drain.ts',
    name: 'attemptDrain',
  },
  {
    rule: 'features-know-no-engine',
    from: 'src/features/coins/planted',
    specifier: '#sync/engine.ts',
  },
  {
    rule: 'screens-ask-by-verbs',
    from: 'src/features/coins/planted',
    specifier: '#api/client.ts',
    name: 'callApi',
  },
  {
    rule: 'screens-ask-by-verbs',
    from: 'src/app/shell/planted',
    specifier: '#api/client.ts',
    name: 'callApi',
  },
  {
    rule: 'gateways-by-their-ports',
    from: 'server/handlers/planted',
    specifier: '#server/gateways/mail/target.ts',
  },
]

/** The files of the repository that a breach reaches for, each with what it takes from there. */
const targets = Object.fromEntries(
  breaches
    .filter(({ specifier }) => specifier.startsWith('#'))
    .map(({ specifier, name = 'target' }) => [
      specifier.startsWith('#server/') ? specifier.slice(1) : `src/${specifier.slice(1)}`,
      `export const ${name} = 1\nexport type Target = number\n`,
    ]),
)

const importLine = (kind: 'value' | 'type', { specifier, name: taken }: Breach): string => {
  const name =
    specifier === 'dexie'
      ? '{ Dexie as target }'
      : taken === undefined
        ? '{ target }'
        : `{ ${taken} as target }`
  return kind === 'value'
    ? `import ${name} from '${specifier}'\nexport const seen = target\n`
    : `import type { Target } from '${specifier}'\nexport type Seen = Target\n`
}

const jsx = 'export const Planted = () => <p>{String(1)}</p>\n'

const filesOf = (kind: 'value' | 'type'): Record<string, string> =>
  Object.fromEntries(
    breaches.flatMap((breach, index) => [
      [`${breach.from}-${kind}${index}.ts`, importLine(kind, breach)],
      [`${breach.from}-${kind}${index}-jsx.tsx`, importLine(kind, breach) + jsx],
    ]),
  )

const cruise = (root: string): { status: number | null; output: string } => {
  const run = spawnSync(
    process.execPath,
    [
      join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.json',
      'src',
      'server',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  return { status: run.status, output: stripVTControlCharacters(`${run.stdout}${run.stderr}`) }
}

describe('design 2: what runs may import only the floors below it', () => {
  let tree: PlantedTree
  let found: ReturnType<typeof cruise>
  beforeAll(() => {
    tree = plantTree({
      ...targets,
      ...filesOf('value'),
      'src/domain/cycle-a.ts': "import { b } from './cycle-b.ts'\nexport const a = () => b\n",
      'src/domain/cycle-b.ts': "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
      'src/domain/lost.ts': "import { nothing } from './nowhere.ts'\nexport const lost = nothing\n",
    })
    found = cruise(tree.root)
  }, 60_000)
  afterAll(() => tree.remove())

  it('refuses the planted tree as a whole', () => {
    expect(found.status).not.toBe(0)
  })

  it.each(
    breaches.flatMap((breach, index) => [
      `${breach.rule} | ${breach.from}-value${index}.ts`,
      `${breach.rule} | ${breach.from}-value${index}-jsx.tsx`,
    ]),
  )('catches %s', (line) => {
    const [rule, file] = line.split(' | ')
    expect(found.output).toMatch(new RegExp(`${rule}: ${file?.replaceAll('.', '\\.')}`))
  })

  it('catches a cycle', () =>
    expect(found.output).toMatch(/no-cycles: src\/domain\/cycle-[ab]\.ts/))
  it('catches an import that resolves to nothing', () =>
    expect(found.output).toContain('no-unresolved: src/domain/lost.ts'))
})

describe('design 2: an import of a type alone is bound by the same floors', () => {
  let tree: PlantedTree
  beforeAll(() => {
    tree = plantTree({ ...targets, ...filesOf('type') })
  })
  afterAll(() => tree.remove())

  it.each(
    breaches.flatMap((breach, index) => [
      `${breach.rule} | ${breach.from}-type${index}.ts`,
      `${breach.rule} | ${breach.from}-type${index}-jsx.tsx`,
    ]),
  )('catches %s', (line) => {
    const [rule, file] = line.split(' | ')
    expect(
      brokenImports(tree.root).some((sentence) => sentence.startsWith(`${rule}: ${file}:1 `)),
    ).toBe(true)
  })

  it('knows every rule that the planted breaches name, and no rule goes unplanted', () => {
    expect(
      floorRules(repository)
        .map((rule) => rule.name)
        .toSorted(),
    ).toEqual([...new Set(breaches.map((breach) => breach.rule))].toSorted())
  })
})

describe('the rules let through what the floors allow', () => {
  it('passes a tree without a breach', () => {
    const tree = plantTree({
      'src/domain/coin.ts': 'export const coin = 1\nexport type Coin = number\n',
      'src/features/coins/screen.tsx':
        "import { coin, type Coin } from '#domain/coin.ts'\nimport { row } from './row.ts'\nexport const Screen = () => <p>{row(coin as Coin)}</p>\n",
      'src/features/coins/row.ts':
        "import type { Coin } from '#domain/coin.ts'\nexport const row = (coin: Coin): Coin => coin\n",
      'src/data/coins/queries.ts': 'export const coins = []\n',
      'src/data/coins/queries/prices.ts': 'export const prices = []\n',
      'src/data/coins/store.ts': 'export const stored = []\n',
      'src/features/coins/use-coins.ts':
        "import { coins } from '#data/coins/queries.ts'\nimport { prices } from '#data/coins/queries/prices.ts'\nexport const useCoins = () => [...coins, ...prices]\n",
      'src/features/coins/use-coins.test.ts':
        "import { stored } from '#data/coins/store.ts'\nexport const planted = stored\n",
      'server/gateways/mail/mail-port.ts': 'export type MailPort = object\n',
      'server/emails.ts':
        "import type { MailPort } from './gateways/mail/mail-port.ts'\nexport type Letters = MailPort\n",
      'server/main.ts': "import { coin } from '#domain/coin.ts'\nexport const served = coin\n",
    })
    const found = cruise(tree.root)
    expect({
      status: found.status,
      broken: brokenImports(tree.root),
      output: found.status === 0 ? '' : found.output,
    }).toEqual({ status: 0, broken: [], output: '' })
    tree.remove()
  }, 60_000)
})
