// Files as exchanges and trackers write them (test data of rotki and dali-rp2): each is recognised,
// and every row of it is accounted for once.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coinOfFile } from '#domain/ledger/import/draft.ts'
import {
  readImport,
  type ImportAnswers,
  type ImportReading,
} from '#domain/ledger/import/read-import.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const folder = join(sharedDataDir ?? '', 'portfolio/exports')
const files = sharedDataDir === null ? [] : readdirSync(folder)
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

const nowSec = Date.UTC(2026, 0, 1) / 1000
/** Every symbol of letters is one coin: which is not what these files are about. */
const lookup = (symbol: string): string[] =>
  /^[A-Z0-9]+$/.test(symbol) ? [symbol.toLowerCase()] : []

const read = (text: string, answers: ImportAnswers = {}): ImportReading =>
  readImport(text, { lookup, nowSec, answers })

/** Answers whatever a file asks; assets of a chain become coins of their own. */
const answered = (text: string): ImportReading => {
  const answers = { dateOrder: 'monthDay', zone: 'UTC', decimalSign: '.' } as const
  const asked = read(text, answers).questions
  const coins = asked.flatMap((question) =>
    question.type === 'coin'
      ? [[question.symbol, question.symbol === coinOfFile ? 'btc' : question.symbol.slice(-40)]]
      : [],
  )
  return read(text, { ...answers, coins: Object.fromEntries(coins) as Record<string, string> })
}

const rowsOf = ({ entries, waiting, refused, skipped }: ImportReading): number[] =>
  [
    ...new Set(entries.flatMap(({ rows }) => rows)),
    ...[...waiting, ...refused, ...skipped].map(({ row }) => row),
  ].toSorted((one, other) => one - other)

const counts = (fates: readonly { code: string }[]): string =>
  [...Map.groupBy(fates, ({ code }) => code)]
    .map(([code, all]) => `${code} ${all.length}`)
    .toSorted()
    .join(', ')

/** Seeded, so that a failure comes again. */
const shuffled = <One>(all: readonly One[], seed: number): One[] =>
  all
    .map((one, at) => ({ one, by: Math.sin((at + 1) * seed) * 10_000 }))
    .map(({ one, by }) => ({ one, by: by - Math.floor(by) }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ one }) => one)

const said = (reading: ImportReading): string[] =>
  reading.entries.map(({ key, fields }) => JSON.stringify([key, fields]))

describe.skipIf(sharedDataDir === null)(`files to import${sharedDataNote}`, () => {
  test('there are 22', () => expect(files).toHaveLength(22))

  test.each(files)('%s is recognised', (file) =>
    expect(read(textOf(file))).toMatchObject({ format: expect.any(String) as string, fault: null }),
  )

  test.each(files)('%s: every row is in one place', (file) => {
    for (const reading of [read(textOf(file)), answered(textOf(file))]) {
      const rows = rowsOf(reading)
      expect(rows).toHaveLength(reading.rowsRead)
      expect(new Set(rows).size).toBe(reading.rowsRead)
    }
  })

  test.each(files)('%s: nothing waits when all is answered', (file) => {
    const reading = answered(textOf(file))
    expect([reading.waiting, reading.questions]).toEqual([[], []])
    const rows = new Set(reading.entries.flatMap((entry) => entry.rows)).size
    const asked = read(textOf(file)).questions.map(({ type }) => type)
    process.stdout.write(
      `${file}: ${reading.format}, ${reading.rowsRead} rows, ${reading.entries.length} entries of ` +
        `${rows} rows; skipped: ${counts(reading.skipped)}; refused: ${counts(reading.refused)}; ` +
        `asks: ${[...new Set(asked)].join(', ')}\n`,
    )
  })

  test.each(files)('%s: read twice it has the same keys, each once', (file) => {
    const keys = answered(textOf(file)).entries.map(({ key }) => key)
    expect(answered(textOf(file)).entries.map(({ key }) => key)).toEqual(keys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test.each(files)('%s: the order of its rows does not matter', (file) => {
    const [header = '', ...rows] = textOf(file).trimEnd().split(/\r?\n/)
    const inFile = said(answered(textOf(file)))
    for (const seed of [1, 2, 3])
      expect(said(answered([header, ...shuffled(rows, seed)].join('\n')))).toEqual(inFile)
  })
})
