// `npm run new` writes into the code as it is today: one kind after the other is run in one copy of the repository,
// which must still type-check, keep its floors, and pass the tests that were written with it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
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
  'package.json',
  'tsconfig.json',
  'tsr.config.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  '.dependency-cruiser.json',
  '.oxfmtrc.json',
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

const typeProblems = (): string => {
  run('tsr', 'generate')
  return problems('tsc', '-p', 'tsconfig.json') + problems('tsc', '-p', 'server/tsconfig.json')
}

describe('npm run new', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'coinsight-new-'))
    for (const name of copied) cpSync(join(repository, name), join(copy, name), { recursive: true })
    symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'))
  }, 120_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('call: row, handler, verb and tests that pass at once', () => {
    run('node', 'scripts/new.ts', 'call', 'get_gem_picks')
    expect(
      problems(
        'vitest',
        'run',
        'src/sync/online/get-gem-picks.test.ts',
        'tests/server/get-gem-picks.test.ts',
      ),
    ).toBe('')
  })

  it('feature: a screen at its URL, with words in every pack that wait for a translator', () => {
    run('node', 'scripts/new.ts', 'feature', 'night-desk')
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

  // Both at once: the compiler takes most of a minute of one core, whatever there is to find.
  it('what was written type-checks, keeps the floors and is formatted', () => {
    expect(typeProblems()).toBe('')
    expect(brokenImports(copy)).toEqual([])
    expect(problems('oxfmt', '--check', '.')).toBe('')
  })

  it('refuses to write over what is there', () => {
    expect(problems('node', 'scripts/new.ts', 'feature', 'auth')).toContain('is already there')
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
