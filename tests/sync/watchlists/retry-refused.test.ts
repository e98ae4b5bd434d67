// A refused change that a person tries again after a later change of the same list has reached the server (SEED=7301013).
import { afterEach, beforeEach, expect, it } from 'vitest'
import { operationsToReview } from '#data/outbox/review.ts'
import { createWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

const kind = 'coin'
const add = 'add_to_watchlist_v2'
const load = 'get_user_watchlists'
const broken = {
  status: 500,
  body: { success: false, output: null, error: 'SERVER_ERROR', errormsg: 'Something broke' },
}
const refusal = {
  status: 403,
  body: { success: false, output: null, error: 'PERMISSION_DENIED', errormsg: 'Not now' },
}

let kit: RulesKit
let listId: string

beforeEach(async () => {
  kit = await createRulesKit()
  ;({ listId } = await createWatchlist(kit.db, { kind, name: 'Core' }))
  await kit.settle()
})
afterEach(() => kit.close())

const put = async (itemId: string, desired: 'in' | 'out'): Promise<void> => {
  await setListItem(kit.db, { kind, listId, itemId, desired })
  await kit.settle()
}
const serverItems = async (): Promise<string[] | undefined> => {
  const { output } = await kit.server.call(
    'get_user_watchlists',
    {},
    { token: kit.session.token ?? '' },
  )
  return (output as { name: string; coins: { id: string }[] }[])
    .find(({ name }) => name === 'Core')
    ?.coins.map(({ id }) => id)
    .toSorted()
}
const retryRefused = async (): Promise<void> => {
  const [refused] = await operationsToReview(kit.db)
  expect(refused?.state).toBe('refusedKept')
  await kit.engine.retryOperation(refused?.seq ?? -1)
  await kit.settle()
}

it('R-WLC-011, design 5: is sent behind what followed it, not in the place the server has long passed', async () => {
  // Until the lists are read again a refused change stays for the person to decide.
  kit.answerAlways(load, broken)
  kit.answerNext(add, refusal)
  await put('bitcoin', 'in')
  await put('ethereum', 'in')
  expect(await serverItems()).toEqual(['ethereum'])
  await retryRefused()
  kit.answerAlways(load, undefined)
  kit.engine.wake('timer')
  await kit.settle()
  expect(await serverItems()).toEqual(['bitcoin', 'ethereum'])
  expect(await kit.db.outbox.count()).toBe(0)
  expect(kit.engine.status.get().state).toBe('synced')
})
