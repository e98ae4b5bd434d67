// What a screen reads of the market repaints when it arrives, also while the columns are still being loaded.
import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { pullCoinRecord, pullMarket } from '#data/catalog/pulls/pull-market.ts'
import { coinById, coinRecord, coinSparklines } from '#data/catalog/queries.ts'
import { createMarketServer } from '#tests/fakes/market-server.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { coins, freshCatalog, portsOf, reopened } from './catalog-kit.ts'

/** Every answer of a query from now on. */
const answersOf = <Answer>(query: () => Promise<Answer>): Answer[] => {
  const answers: Answer[] = []
  const watch = liveQuery(query).subscribe((answer) => answers.push(answer))
  onTestFinished(() => watch.unsubscribe())
  return answers
}

const storedMarket = async () => {
  const { db } = freshCatalog()
  const ports = portsOf(db, createMarketServer(coins(30)))
  await pullMarket(ports)
  return { db: reopened(db), ports }
}

test('a record shows itself when its block arrives', async () => {
  const { db, ports } = await storedMarket()
  // As deep as a screen asks: what it awaits last is what it must not lose sight of.
  const readScreen = async () => ({
    row: await coinById('c11', db),
    record: await coinRecord('c11', db),
  })
  const answers = answersOf(async () => (await readScreen()).record)
  await vi.waitFor(() => expect(answers.at(-1)).toBeNull())
  await pullCoinRecord(ports, 'c11')
  await vi.waitFor(() => expect(answers.at(-1)).toMatchObject({ id: 'c11' }))
})

test('sparklines show themselves when their block arrives, to every screen that asked at once', async () => {
  const { db, ports } = await storedMarket()
  const both = [
    answersOf(() => coinSparklines(['c11'], db)),
    answersOf(() => coinSparklines(['c12'], db)),
  ]
  await vi.waitFor(() => expect(both.every((answers) => answers.length > 0)).toBe(true))
  await pullCoinRecord(ports, 'c11')
  await vi.waitFor(() => expect(both.map((answers) => answers.at(-1)?.size)).toEqual([1, 1]))
})
