// Style: small files named for what they hold. The exemptions are listed here and nowhere else.
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesMatching, lineCount } from './repository.ts'

const longestFile = 300
const longestRoute = 40

/** Files that may be long because they are a table, one entry a row. */
const exemptFromLength = new Set<string>([])

/** More files than this in one folder are grouped by noun. */
const fullFolder = 12

/** Folders that may hold more, each for the reason beside it. */
const exemptFromWidth: Record<string, string> = {
  scripts: 'one file a command of package.json',
  'src/data/outbox': 'the queue: its files name one step each and are read side by side',
  'src/data/watchlists': 'the rules of one entity, read side by side',
  'src/sync/drain': 'the steps of one drain, in one place',
}

const source = filesMatching('{src,server,scripts}/**/*.{ts,tsx,mjs}').filter(
  (path) => !path.includes('.test.'),
)
/** Folders that grow by one file with every release, and are read by number. */
const grows = new Set(['server/store/migrations', 'src/data/versions'])

const drawers = /^(utils?|helpers?|misc|common|shared|functions|lib|stuff)$/

const parts = (path: string): string[] =>
  path.split('/').map((part) => basename(part).replace(/\.(tsx?|mjs)$/, ''))

describe('file shape', () => {
  it('finds the source', () => expect(source.length).toBeGreaterThan(20))

  it(`keeps every source file within ${longestFile} lines`, () => {
    expect(
      source.filter((path) => lineCount(path) > longestFile && !exemptFromLength.has(path)),
    ).toEqual([])
  })

  it(`keeps every route file within ${longestRoute} lines`, () => {
    expect(
      source.filter((path) => path.startsWith('src/routes/') && lineCount(path) > longestRoute),
    ).toEqual([])
  })

  it('has no drawer files or folders', () => {
    expect(source.filter((path) => parts(path).some((part) => drawers.test(part)))).toEqual([])
  })

  it(`keeps every folder within ${fullFolder} files, tests not counted`, () => {
    const counts = Map.groupBy(source, (path) => path.slice(0, path.lastIndexOf('/')))
    const full = [...counts].filter(([, files]) => files.length > fullFolder).map(([name]) => name)
    expect(full.filter((folder) => !grows.has(folder)).toSorted()).toEqual(
      Object.keys(exemptFromWidth).toSorted(),
    )
  })

  it('draws nothing in src/client but its providers', () => {
    expect(
      source.filter(
        (path) =>
          path.startsWith('src/client/') &&
          path.endsWith('.tsx') &&
          !path.endsWith('-provider.tsx'),
      ),
    ).toEqual([])
  })

  it('has no barrel: an index file that only re-exports', () => {
    expect(
      source.filter((path) => /\/index\.tsx?$/.test(path) && !path.startsWith('src/routes/')),
    ).toEqual([])
  })
})
