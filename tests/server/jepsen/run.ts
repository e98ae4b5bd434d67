// One run: four clients at one account, a nemesis at the server, and a judge of what they lived through.
import { setTimeout as wait } from 'node:timers/promises'
import { createApiClient } from './cast/api-client.ts'
import type { Account, Client } from './cast/client.ts'
import { createEngineClient } from './cast/engine-client.ts'
import { openLine } from './cast/faulty-line.ts'
import { createObserver } from './cast/observer.ts'
import { checkHistory } from './check/check-history.ts'
import type { Fault } from './check/ledger.ts'
import { createDice } from './dice.ts'
import { createNemesis } from './nemesis/nemesis.ts'
import { setStage, type StoreName } from './nemesis/stage.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import type { RunResult } from './report.ts'

/** The run ends after `seconds`, or earlier once `operations` changes were tried. */
export type RunPlan = {
  store: StoreName
  seed: number
  clients: number
  seconds: number
  operations: number
}

const faultyShare = 0.25

const openAccount = async (url: string, recorder: Recorder): Promise<Account> => {
  const call = async (path: string, body: object, token?: string): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const { success, output, error } = (await response.json()) as {
      success: boolean
      output: unknown
      error: string
    }
    if (!success) throw new Error(`the account could not be made: ${error}`)
    return output
  }
  const person = { email: 'jepsen@example.com', password: 'Correct-horse-9' }
  const { user } = (await call('/authentication.php', {
    f: 'register_user',
    ...person,
    username: 'jepsen',
  })) as { user: { id: string } }
  const { token } = (await call('/authentication.php', {
    f: 'login_user',
    ...person,
    remember: true,
  })) as { token: string }
  const lists: string[] = []
  for (const kind of ['coin', 'ido'] as const) {
    const f = kind === 'coin' ? 'create_watchlist' : 'create_ido_watchlist'
    const key = `seed-${kind}`
    const body = { name: 'Shared', icon_id: 1, description: key }
    recorder.add('setup', { type: 'invoke', f, kind, key, lane: null, body })
    const { id } = (await call('/client.php', { f, ...body }, token)) as { id: string }
    recorder.add('setup', { type: 'ok', key, listId: id })
    lists.push(id)
  }
  return { id: user.id, token, sharedListId: lists[0] ?? '' }
}

const deathFault = (words: string): Fault => ({
  rule: 'the server stands',
  says: `it ended by itself: ${words.slice(0, 2000)}`,
  keys: [],
  at: null,
})

/** Plays and judges. Returns why not, where the store cannot be had here. */
export const run = async ({
  store,
  seed,
  clients: count,
  seconds,
  operations,
}: RunPlan): Promise<RunResult | { reason: string }> => {
  const stage = await setStage(store)
  if (!('url' in stage)) return stage
  const recorder = createRecorder()
  const account = await openAccount(stage.url(), recorder)
  const line = await openLine(stage.url(), { dice: createDice(seed), share: faultyShare })
  const clients: Client[] = Array.from({ length: count }, (_, at) => {
    const made = { url: line.url, account, dice: createDice(seed + at + 1), recorder }
    return at % 2 === 0
      ? createApiClient(`api-${at}`, made)
      : createEngineClient(`engine-${at}`, made)
  })
  const note = (name: string): void => recorder.add('nemesis', { type: 'fault', name })
  const nemesis = createNemesis(stage, { line, clients, dice: createDice(seed + 1000), note })
  const observer = createObserver(stage.url, account.token, recorder)
  try {
    const endMs = Date.now() + seconds * 1000
    let tried = 0
    const isOver = (): boolean => Date.now() > endMs || tried >= operations
    const pace = createDice(seed + 2000)
    const working = clients.map(async (client) => {
      while (!isOver()) {
        tried += 1
        await client.step()
        await wait(pace.between(2, 40))
      }
    })
    const striking = (async () => {
      while (!isOver()) {
        await wait(pace.between(100, 600))
        await nemesis.strike()
      }
    })()
    let isSettled = false
    const watching = observer.watch(() => isSettled)
    await Promise.all([...working, striking])
    await stage.raise()
    await line.mend()
    for (const client of clients) client.setClock(0)
    await Promise.all(clients.map((client) => client.settle()))
    isSettled = true
    await watching
    for (const client of clients) {
      const state = await client.report()
      if (state) recorder.add(client.name, { type: 'device', ...state })
    }
    await observer.look()
    const history = recorder.events
    return {
      store,
      seed,
      clients: count,
      history,
      lineFaults: line.counts,
      skipped: nemesis.skipped,
      faults: [...stage.deaths.map(deathFault), ...checkHistory(history)],
    }
  } finally {
    for (const client of clients) client.close()
    await line.close()
    await stage.remove()
  }
}
