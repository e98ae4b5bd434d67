// `npm run new` writes into the code as it is today: all kinds are run in one copy of the repository, which must still
// type-check, keep its floors and its style, and pass the tests that were written with it, unchanged.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingMark } from '#i18n/missing-mark.ts'
import { brokenImports } from '../../scripts/check-imports.ts'
import { namesOf } from '../../scripts/new/names.ts'
import { repository } from './repository.ts'

const copied = [
  'src',
  'server',
  'scripts',
  'locales',
  'tests',
  'docs',
  'package.json',
  'knip.json',
  'tsconfig.json',
  'tsr.config.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'stryker.config.mjs',
  'index.html',
  '.dependency-cruiser.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
]

let copy: string

const run = (command: string, ...args: string[]): string =>
  execFileSync(join(repository, 'node_modules/.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, NO_COLOR: '1' },
  })

const problems = (command: string, ...args: string[]): string => {
  try {
    run(command, ...args)
    return ''
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    return `${stdout ?? ''}${stderr ?? ''}`
  }
}

const write = (...args: string[]): string => run('node', 'scripts/new.ts', ...args)

/** When each file was last written. */
const writtenAt = (): Map<string, number> =>
  new Map(
    globSync('{src,server,locales,tests,docs}/**/*.*', { cwd: copy }).map((path) => [
      path,
      statSync(join(copy, path)).mtimeMs,
    ]),
  )
const newFiles = (before: ReadonlyMap<string, number>): string[] =>
  [...writtenAt().keys()].filter((path) => !before.has(path) && path.endsWith('.ts'))

/** On a machine with other work to do. */
const patienceMs = 600_000

let output = ''
let written: string[] = []

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'coinsight-new-'))
  for (const name of copied) cpSync(join(repository, name), join(copy, name), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'))
  const before = writtenAt()
  write('call', 'get_gem_picks')
  write('feature', 'night-desk')
  output = write('entity', 'price-alert')
  written = newFiles(before)
}, patienceMs)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run new call, feature and entity: what is written', { timeout: patienceMs }, () => {
  it('compiles', () => {
    run('tsr', 'generate')
    expect(problems('tsc', '-p', 'tsconfig.json')).toBe('')
    expect(problems('tsc', '-p', 'server/tsconfig.json')).toBe('')
  })

  it('keeps the floors', () => {
    expect(brokenImports(copy)).toEqual([])
    expect(problems('depcruise', '--config', '.dependency-cruiser.json', 'src', 'server')).toBe('')
  })

  it('is formatted, and lint finds nothing in it', () => {
    expect(problems('oxfmt', '--check', '.')).toBe('')
    expect(written.length).toBeGreaterThan(35)
    expect(problems('oxlint', '--type-aware', '--deny-warnings', ...written)).toBe('')
  })

  it('leaves no export without a user, but those of the screens to come', () => {
    const found = problems('knip', '--include', 'files,exports,types', '--reporter', 'compact')
    expect(found.split('\n').filter((line) => /gem-picks|price-alert/.test(line))).toEqual([])
  })

  it('passes the tests that came with it', () => {
    const tests = written.filter((path) => path.endsWith('.test.ts'))
    expect(tests.length).toBeGreaterThan(8)
    expect(problems('vitest', 'run', ...tests)).toBe('')
  })

  it('has words in every pack: those of an entity are there, those of a screen wait for a translator', () => {
    const said = problems('vitest', 'run', 'tests/locales/locales.test.ts')
    expect(said).toContain(`${missingMark} Nothing here yet.`)
    expect(
      new Set(
        [...said.matchAll(/FAIL .*locales\.test\.ts > .* > (\S+) lacks nothing/g)].map(
          ([, area]) => area,
        ),
      ),
    ).toEqual(new Set(['nightDesk']))
  })

  it('is a database that older ones open in, with a golden copy of its own', () => {
    expect(problems('vitest', 'run', 'tests/sync/golden.test.ts')).toBe('')
  })

  it('changes nothing of what the engine does for watchlists, and keeps to the glossary', () => {
    const suites = ['tests/sync/drain', 'tests/sync/engine', 'tests/locales/glossary.test.ts']
    const rules = 'tests/sync/watchlists/watchlist-rules.test.ts'
    expect(problems('vitest', 'run', ...suites, rules)).toBe('')
  })

  it('of an entity is told, new files and changed ones', () => {
    expect(output).toContain('src/data/price-alerts/entity.ts')
    expect(/^changed (\d+):/m.exec(output)?.[1]).toBe('11')
  })
})

/** What it says, and what it has written all the same. */
const refused = (...args: string[]): { says: string; wrote: string[] } => {
  const before = writtenAt()
  const says = problems('node', 'scripts/new.ts', ...args)
  const after = writtenAt()
  const wrote = [...after].flatMap(([path, at]) => (before.get(path) === at ? [] : [path]))
  return { says, wrote: [...wrote, ...[...before.keys()].filter((path) => !after.has(path))] }
}
const refusal = (says: string) => ({ says: expect.stringContaining(says), wrote: [] })

describe('npm run new refuses, and writes nothing,', () => {
  it.each([
    ['a feature that is there', ['feature', 'auth'], 'is already there'],
    ['an entity that is there', ['entity', 'price-alert'], 'is already there'],
    ['what is not a name', ['entity', '../x'], 'is not a name'],
    ['a name that the code around it uses', ['entity', 'row'], 'means something else'],
    ['a name whose calls are taken', ['entity', 'ido-watchlist'], 'there is a call'],
    ['a plural that is the same word', ['entity', 'news', 'news'], 'give another one'],
  ])('%s', (_, args, says) => expect(refused(...args)).toEqual(refusal(says)))

  it('where a file has no place for its line any more, and says which', () => {
    const path = join(copy, 'src/sync/entities/registry.ts')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('lazy: readonly (() => Promise<SyncedEntity>)[] =', 'other ='))
    expect(refused('entity', 'price-mark')).toEqual(refusal('src/sync/entities/registry.ts has no'))
    writeFileSync(path, text)
  })

  it('where what was written cannot be formatted: all of it is taken back', () => {
    const path = join(copy, 'scripts/new/entity/template/src/domain/sample-entry.ts.txt')
    const text = readFileSync(path, 'utf8')
    const registry = join(copy, 'src/data/entities.ts')
    writeFileSync(path, `${text}\nconst = 1\n`)
    const [before, known] = [[...writtenAt().keys()], readFileSync(registry, 'utf8')]
    expect(refused('entity', 'price-mark').says).not.toBe('')
    expect([...writtenAt().keys()]).toEqual(before)
    expect(readFileSync(registry, 'utf8')).toBe(known)
    writeFileSync(path, text)
  })
})

describe('names', () => {
  it.each(['get_gem_picks', 'getGemPicks', 'get-gem-picks'])('%s in all spellings', (name) =>
    expect(namesOf(name)).toEqual({
      kebab: 'get-gem-picks',
      snake: 'get_gem_picks',
      camel: 'getGemPicks',
      pascal: 'GetGemPicks',
      sentence: 'Get gem picks',
    }),
  )
  it('refuses what is not a name', () => expect(() => namesOf('../x')).toThrow('is not a name'))
})
