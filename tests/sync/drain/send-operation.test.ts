// One claimed change: what leaves, and what is written down and told of its end.
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import type { WatchlistDraft, WatchlistOperation } from '#data/watchlists/operation.ts'
import type { Postponement, Refusal } from '#data/outbox/settle.ts'
import type { Capability } from '#contract/headers.ts'
import { handleClaim } from '#sync/drain/send-operation.ts'
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

const drafts = {
  star: { type: 'member', kind: 'coin', lane: 'l1', itemId: 'bitcoin', desired: 'in' },
  create: {
    type: 'create',
    kind: 'coin',
    lane: 'l1',
    fields: { name: 'Mine', description: '', iconId: 1 },
  },
  delete: { type: 'delete', kind: 'coin', lane: 'l1', listName: 'Mine' },
  edit: { type: 'edit', kind: 'ido', lane: 'l1', patch: { name: 'Renamed' } },
} satisfies Record<string, WatchlistDraft>

type Written = {
  acknowledged: (string | null)[]
  refusals: unknown[]
  postponed: Postponement[]
  noted: unknown[]
  settled: string[]
}
type Kit = DrainKit & Written

let db: AccountDb
beforeEach(() => {
  db = createDevice().open('u1')
})

const kitWith = (
  answers: Outcome[],
  {
    refusal = 'kept',
    isParked = false,
    capabilities = ['idempotency'],
  }: { refusal?: Refusal; isParked?: boolean; capabilities?: Capability[] } = {},
): Kit => {
  const written: Written = { acknowledged: [], refusals: [], postponed: [], noted: [], settled: [] }
  const kit = createDrainKit(db, {
    answers,
    capabilities,
    steps: {
      acknowledge: async (_, settled, serverId) => {
        written.settled.push(`${settled.epoch} ${settled.operation.opId}`)
        written.acknowledged.push(serverId)
      },
      refuse: async (_, settled, error) => {
        written.settled.push(`${settled.epoch} ${settled.operation.opId}`)
        written.refusals.push(error)
        return refusal
      },
      postpone: async (_, settled, later) => {
        written.settled.push(`${settled.epoch} ${settled.operation.opId}`)
        written.postponed.push(later)
        return isParked
      },
      noteIdsBefore: async (_, ...noted) => void written.noted.push(noted),
    },
  })
  return { ...kit, ...written }
}
const send = (
  kit: Kit,
  draft: WatchlistDraft = drafts.star,
  stands: Partial<WatchlistOperation> = {},
  markedAtMs = nowMs,
) =>
  handleClaim(kit.context, {
    type: 'send',
    operation: queued(db, draft, { opId: 'op-1', ...stands }),
    serverId: 's1',
    markedAtMs,
  })

describe('what leaves', () => {
  it.each<[Capability[], Record<string, string>]>([
    [[], {}],
    [['idempotency'], { 'idempotency-key': 'op-1' }],
    [['client-ids'], { 'x-lane': 'l1', 'x-client-id': 'device-1' }],
    [
      ['idempotency', 'lane-sequence'],
      { 'idempotency-key': 'op-1', 'x-lane': 'l1', 'x-client-id': 'device-1', 'x-lane-seq': '5' },
    ],
  ])(
    'R-WLC-035 to a host that announced %j has the headers it knows and no others',
    async (capabilities, headers) => {
      const kit = kitWith([said()], { capabilities })
      expect(await send(kit)).toBe(true)
      expect(kit.requests).toEqual([
        {
          f: 'add_to_watchlist_v2',
          payload: { listId: 's1', coinId: 'bitcoin', description: '' },
          headers,
          timeoutMs: 15_000,
          token,
        },
      ])
    },
  )

  it('D-OFFLINEEXPIRY is nothing once another account has signed in: the change is as unsent as before', async () => {
    const kit = kitWith([said()])
    kit.world.token = 'token-of-u2'
    await send(kit)
    expect(kit.requests).toEqual([])
    expect(kit.context.halt.reason).toBe('tokenChanged')
    expect(kit.postponed).toMatchObject([{ to: 'queued', hasNotLeft: true }])
  })

  it('is everything where the page slept for half a minute since it marked the change', async () => {
    const kit = kitWith([said()])
    await send(kit, drafts.star, {}, nowMs - 30_000)
    expect(kit.requests).toHaveLength(1)
  })

  it.each([30_001, -30_001])(
    'is nothing where it slept for longer, or its clock was set, by %i ms: another page may have sent it',
    async (sleptMs) => {
      const kit = kitWith([said()])
      expect(await send(kit, drafts.star, {}, nowMs - sleptMs)).toBe(true)
      expect(kit.requests).toMatchObject([])
      expect(kit.changed).toMatchObject([])
      expect(kit.postponed).toMatchObject([
        { to: 'queued', nextAtMs: nowMs, hasNotLeft: true, isAttempt: false },
      ])
      expect(kit.settled).toMatchObject(['1 op-1'])
    },
  )
})

describe('a yes', () => {
  it('is written down, and the lists of its kind are loaded', async () => {
    const kit = kitWith([said()])
    await send(kit)
    expect(kit.acknowledged).toEqual([null])
    expect(kit.events).toEqual([])
    expect(kit.changed).toEqual(['coin'])
    expect([...kit.context.kindsToLoad]).toEqual(['coin'])
  })

  it('R-WLC-016 to a create is told with the list’s name', async () => {
    const kit = kitWith([said({ id: 's9' })])
    await send(kit, drafts.create)
    expect(kit.acknowledged).toEqual(['s9'])
    expect(kit.events).toEqual([
      { type: 'createConfirmed', kind: 'coin', listId: 'l1', name: 'Mine' },
    ])
  })

  it('R-WLC-028 to a delete is told with the server’s words', async () => {
    const kit = kitWith([said({ message: 'Gone.' })])
    await send(kit, drafts.delete)
    expect(kit.events).toEqual([
      { type: 'deleteConfirmed', kind: 'coin', listId: 'l1', name: 'Mine', text: 'Gone.' },
    ])
  })
})

describe('a no', () => {
  const details = { kind: 'coin', listId: 'l1', code: 'NO', serverMessage: 'No.' }

  it('R-WLC-011 to a toggle is only logged, and asks for no refresh', async () => {
    const kit = kitWith([refused])
    await send(kit)
    expect(kit.refusals).toEqual([{ reason: 'refused', code: 'NO', serverMessage: 'No.' }])
    expect(kit.events).toEqual([])
    expect([...kit.context.kindsToLoad]).toEqual([])
    expect(kit.changed).toEqual(['coin'])
    expect(kit.logged).toEqual([
      { message: 'refused by the server', type: 'member', opId: 'op-1', ...details },
    ])
  })

  it('R-WLC-015 to a create is told as parked', async () => {
    const kit = kitWith([refused], { refusal: 'parked' })
    await send(kit, drafts.create)
    expect(kit.events).toEqual([{ type: 'createParked', name: 'Mine', ...details }])
    expect(kit.context.kindsToLoad.size).toBe(0)
  })

  it('R-WLI-009 to the edit of a sale list is told as taken back, and the lists are loaded', async () => {
    const kit = kitWith([refused], { refusal: 'reverted' })
    await send(kit, drafts.edit)
    expect(kit.events).toEqual([{ type: 'editReverted', ...details, kind: 'ido' }])
    expect([...kit.context.kindsToLoad]).toEqual(['ido'])
  })

  it.each([
    [200, false],
    [409, true],
  ])(
    'R-WLC-027 D-WLDELETETEXT to a delete, by an answer with status %i, says whether its words are a reason',
    async (status, isThrown) => {
      const kit = kitWith([{ ...refused, status }], { refusal: 'reverted' })
      await send(kit, drafts.delete)
      expect(kit.events).toEqual([{ type: 'deleteRefused', name: 'Mine', isThrown, ...details }])
    },
  )
})

it.each<[string, Outcome]>([
  ['a yes', said()],
  ['a no', refused],
  ['no answer', lost],
])(
  'design 5, "Who drains": %s is written down for this change under the epoch of this drain',
  async (_, answer) => {
    const kit = kitWith([answer])
    await send(kit)
    expect(kit.settled).toEqual(['1 op-1'])
  },
)

describe('an end that is not known', () => {
  it('R-WLC-009 is kept for later, without a word', async () => {
    const kit = kitWith([lost])
    expect(await send(kit)).toBe(true)
    expect(kit.postponed).toMatchObject([{ to: 'ambiguous' }])
    expect(kit.events).toMatchObject([])
    expect(kit.changed).toMatchObject(['coin'])
    expect(kit.context.halt).toEqual({ reason: null, untilMs: 0 })
  })

  it('that parks the change is told with it', async () => {
    const kit = kitWith([inTrouble(500)], { isParked: true })
    await send(kit)
    expect(kit.events).toMatchObject([{ type: 'changeParked', operation: { opId: 'op-1' } }])
  })

  it.each<[string, Outcome, string | null, number]>([
    ['a host that asks for 5 s of patience', inTrouble(429, 5_000), 'busy', nowMs + 5_000],
    ['no connection', { type: 'notSent' }, 'unreachable', 0],
    ['D-401 a token that is no longer good', { type: 'unauthorized' }, 'unauthorized', 0],
    ['a server in trouble with this change', inTrouble(500), null, 0],
  ])(
    'ends the drain where the next change would fare no better: %s',
    async (_, answer, reason, untilMs) => {
      const kit = kitWith([answer])
      await send(kit)
      expect(kit.context.halt).toEqual({ reason, untilMs })
    },
  )

  it('ends the drain with the third connection lost in a row, not with the third of all', async () => {
    const kit = kitWith([lost, lost, said(), lost, lost, lost])
    for (let at = 0; at < 5; at += 1) await send(kit)
    expect(kit.context.halt.reason).toBeNull()
    await send(kit)
    expect(kit.context.halt.reason).toBe('unreachable')
  })
})

describe('a change whose list is gone from the server', () => {
  it('R-WLC-023 has what it wanted where it is a delete', async () => {
    const kit = kitWith([])
    expect(
      await handleClaim(kit.context, { type: 'gone', operation: queued(db, drafts.delete) }),
    ).toBe(true)
    expect(kit.acknowledged).toEqual([null])
    expect(kit.events).toEqual([
      { type: 'deleteConfirmed', kind: 'coin', listId: 'l1', name: 'Mine', text: null },
    ])
    expect(kit.requests).toEqual([])
  })

  it.each([
    ['coin', 'WATCHLIST_NOT_FOUND'],
    ['ido', 'IDO_WATCHLIST_NOT_FOUND'],
  ] as const)('R-WLC-026 R-WLI-012 is refused by the name of its kind: %s', async (kind, code) => {
    const kit = kitWith([])
    await handleClaim(kit.context, {
      type: 'gone',
      operation: queued(db, { ...drafts.star, kind }),
    })
    expect(kit.refusals).toEqual([{ reason: 'refused', code, serverMessage: null }])
    expect(kit.requests).toEqual([])
  })
})

describe('what must be known before a change may be sent', () => {
  it('its fate: the lists are loaded first, and nothing more of this list is sent in the round', async () => {
    const kit = kitWith([])
    expect(
      await handleClaim(kit.context, { type: 'readBack', operation: queued(db, drafts.star) }),
    ).toBe(false)
    expect([...kit.context.kindsToLoad]).toEqual(['coin'])
    expect(kit.requests).toEqual([])
  })

  it('which lists were there before: noted with the create, which may then go on; unknown, it waits', async () => {
    const readIds = { type: 'readIds', operation: queued(db, drafts.create) } as const
    const kit = kitWith([said([]), lost])
    expect(await handleClaim(kit.context, readIds)).toBe(true)
    expect(kit.noted).toEqual([[1, 5, []]])
    expect(await handleClaim(kit.context, readIds)).toBe(false)
    expect(kit.noted.length).toBe(1)
  })
})
