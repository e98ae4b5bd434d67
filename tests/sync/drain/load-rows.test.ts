// What an answer about the lists comes to (R-WLC-030 to R-WLC-033), and what one does that was overtaken.
import { describe, expect, it } from 'vitest'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import type { Pull, PullResult } from '#data/outbox/apply-pull.ts'
import { loadRows, readNow } from '#sync/drain/load-rows.ts'
import type { Outcome } from '#sync/ports.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'
import {
  createDrainKit,
  inTrouble,
  lost,
  nowMs,
  queued,
  refused,
  said,
  token,
  type DrainKit,
} from './drain-kit.ts'

const wireList = (id: string) => ({
  id,
  name: id,
  description: '',
  icon_id: 1,
  created_at: 1,
  coins: [],
  projects: [],
})
const applied: PullResult = { type: 'applied', resolved: [], takenBack: null }

type LoadKit = DrainKit & { pulls: Pull[]; hidden: string[] }

/** `results`: what folding in comes to, each time; `isHidden`: an earlier failure has cleared the screen. */
const kitWith = (
  answers: Outcome[],
  { results = [applied], isHidden = false }: { results?: PullResult[]; isHidden?: boolean } = {},
): LoadKit => {
  const pulls: Pull[] = []
  const hidden: string[] = []
  const kit = createDrainKit(createDevice().open('u1'), {
    answers,
    steps: {
      readSendMark: async () => pulls.length,
      applyPull: async (_, pull) => {
        pulls.push(pull)
        return results[pulls.length - 1] ?? applied
      },
      hideAfterFailure: async (_db, _epoch, kind) => {
        hidden.push(kind)
        return !isHidden
      },
    },
  })
  return { ...kit, pulls, hidden }
}

describe.each([
  ['coin', 'get_user_watchlists'],
  ['ido', 'get_user_ido_watchlists'],
] as const)('R-WLC-030 the lists of kind %s', (kind, f) => {
  it('are asked for with the token of this drain and folded in under what was known when they were asked for', async () => {
    const kit = kitWith([said([wireList('s1')])])
    kit.context.heldLanes = new Set(['held'])
    expect(await loadRows(kit.context, kind)).toBe(true)
    expect(kit.requests).toEqual([{ f, payload: {}, headers: {}, timeoutMs: 15_000, token }])
    expect(kit.pulls).toMatchObject([
      {
        epoch: 1,
        kind,
        sendMark: 0,
        nowMs,
        heldLanes: new Set(['held']),
        rows: [{ serverId: 's1' }],
      },
    ])
    expect(kit.changed).toEqual([kind])
    expect(kit.events).toEqual([])
    expect(kit.hidden).toEqual([])
    expect(kit.context.halt.reason).toBe(null)
  })

  it('are asked for without the figures that the catalogue has, where the host knows how', async () => {
    const kit = kitWith([said([wireList('s1')])])
    kit.context.capabilities = new Set(['minimal-answers'])
    expect(await loadRows(kit.context, kind)).toBe(true)
    expect(kit.requests).toMatchObject([{ f, headers: { prefer: 'return=minimal' } }])
  })

  it.each<[string, Outcome, string, string | null]>([
    ['R-WLC-031 an answer of another form', said('<html>'), 'format', null],
    ['R-WLC-032 a refusal', refused, 'refused', 'No.'],
    ['R-WLC-033 a server in trouble', inTrouble(500), 'exception', 'Later'],
    [
      'R-WLC-033 one that is away and does not say for how long',
      inTrouble(503),
      'exception',
      'Later',
    ],
    [
      'D-5XX a failure that the server reports itself',
      { type: 'failed', status: 500, code: 'SERVER_ERROR', serverMessage: 'Broken.' },
      'exception',
      'Broken.',
    ],
    [
      'R-WLC-033 one in trouble, though it says when to come back',
      inTrouble(500, 4_000),
      'exception',
      'Later',
    ],
  ])(
    '%s clears the screen and is told with its reason',
    async (_, answer, reason, serverMessage) => {
      const kit = kitWith([answer])
      expect(await loadRows(kit.context, kind)).toBe(false)
      expect(kit.hidden).toEqual([kind])
      expect(kit.changed).toEqual([kind])
      expect(kit.events).toEqual([{ type: 'loadFailed', kind, reason, serverMessage }])
      expect(kit.pulls).toEqual([])
      expect(kit.context.halt.reason).toBe(null)
    },
  )
})

describe('D-WLLOADFAIL a failure the person has seen already', () => {
  it('is told again only to somebody who asked for the lists', async () => {
    const again = kitWith([refused], { isHidden: true })
    await loadRows(again.context, 'coin')
    expect(again.events).toEqual([])
    const requested = kitWith([refused], { isHidden: true })
    requested.context.requestedKinds.add('coin')
    await loadRows(requested.context, 'coin')
    await loadRows(requested.context, 'ido')
    expect(requested.events).toMatchObject([{ type: 'loadFailed', kind: 'coin' }])
  })
})

describe('D-WLLOADFAIL what says nothing about the lists leaves the screen alone and ends the drain', () => {
  it.each<[string, Outcome, string, number]>([
    ['no connection', { type: 'notSent' }, 'unreachable', 0],
    ['no answer', lost, 'unreachable', 0],
    ['a token that is no longer good', { type: 'unauthorized' }, 'unauthorized', 0],
    [
      'D4 a portal in the place of the server',
      { type: 'foreign', status: 200, retryAfterMs: null },
      'foreign',
      0,
    ],
    ['D4 a gateway’s page', { type: 'foreign', status: 502, retryAfterMs: null }, 'foreign', 0],
    [
      'D4 a limiter’s page that says when to come back',
      { type: 'foreign', status: 429, retryAfterMs: 5_000 },
      'busy',
      nowMs + 5_000,
    ],
    ['a host that asks for 5 s of patience', inTrouble(429, 5_000), 'busy', nowMs + 5_000],
    ['one that does not say how long', inTrouble(429), 'busy', nowMs + 1_000],
    [
      'one that is being restarted and says when to come back',
      inTrouble(503, 4_000),
      'busy',
      nowMs + 4_000,
    ],
    ['one that gave up waiting for the request', inTrouble(408), 'busy', nowMs + 1_000],
    ['one that would rather not be early', inTrouble(425), 'busy', nowMs + 1_000],
  ])('%s', async (_, answer, reason, untilMs) => {
    const kit = kitWith([answer])
    expect(await loadRows(kit.context, 'coin')).toBe(false)
    expect(kit.context.halt).toEqual({ reason, untilMs })
    expect(kit.hidden).toEqual([])
    expect(kit.events).toEqual([])
    expect(kit.changed).toEqual([])
    // Still wanted by the next drain.
    expect([...kit.context.kindsToLoad]).toEqual(['coin'])
  })

  it('another account’s token: nothing is asked at all (D-OFFLINEEXPIRY)', async () => {
    const kit = kitWith([said([])])
    kit.world.token = 'token-of-u2'
    expect(await loadRows(kit.context, 'coin')).toBe(false)
    expect(kit.context.halt.reason).toBe('tokenChanged')
    expect(kit.requests).toEqual([])
  })
})

describe('an answer that was overtaken by a send', () => {
  it('is asked for anew, under the new mark', async () => {
    const kit = kitWith([said([])], { results: [{ type: 'stale' }, applied] })
    expect(await loadRows(kit.context, 'coin')).toBe(true)
    expect(kit.pulls.map(({ sendMark }) => sendMark)).toEqual([0, 1])
    expect(kit.changed).toEqual(['coin'])
  })

  it('is given up after three, without a word', async () => {
    const kit = kitWith([said([])], {
      results: [{ type: 'stale' }, { type: 'stale' }, { type: 'stale' }, applied],
    })
    expect(await loadRows(kit.context, 'coin')).toBe(false)
    expect(kit.requests.length).toBe(3)
    expect(kit.changed).toEqual([])
    expect(kit.events).toEqual([])
  })
})

it.each([
  ['coin', 'WATCHLIST_ONLY_ONE'],
  ['ido', 'IDO_WATCHLIST_ONLY_ONE'],
] as const)(
  'R-WLC-022 R-WLI-010 the delete of a %s list that became the only one is told as refused',
  async (kind, code) => {
    const db = createDevice().open('u1')
    const takenBack: WatchlistOperation = queued(db, {
      type: 'delete',
      kind,
      lane: 'l1',
      listName: 'Mine',
    })
    const kit = kitWith([said([])], { results: [{ type: 'applied', resolved: [], takenBack }] })
    expect(await loadRows(kit.context, kind)).toBe(true)
    expect(kit.events).toEqual([
      {
        type: 'deleteRefused',
        kind,
        listId: 'l1',
        name: 'Mine',
        code,
        serverMessage: null,
        isThrown: false,
      },
    ])
  },
)

describe('which lists were there before a create without a key', () => {
  it('are those the server names now; nothing is folded in', async () => {
    const kit = kitWith([said({ watchlists: [wireList('s1'), wireList('s2')] })])
    expect((await readNow(kit.context, 'coin'))?.map(({ serverId }) => serverId)).toEqual([
      's1',
      's2',
    ])
    expect(kit.pulls).toEqual([])
  })

  it('is not known where it can not be asked, and a refusal is told like that of any load', async () => {
    const silent = kitWith([lost])
    expect(await readNow(silent.context, 'coin')).toBe(null)
    expect(silent.events).toEqual([])
    const no = kitWith([refused])
    expect(await readNow(no.context, 'ido')).toBe(null)
    expect(no.events).toMatchObject([{ type: 'loadFailed', kind: 'ido', reason: 'refused' }])
  })
})
