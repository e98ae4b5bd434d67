// The rhythm of a drain: what is due is sent, what that changed is loaded, until nothing is left or something ends it.
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import type { Claim, ClaimOptions } from '#data/outbox/claim-next.ts'
import { FencedError } from '#data/outbox/fence.ts'
import type { Pull, PullResult } from '#data/outbox/apply-pull.ts'
import type { Capability } from '#contract/headers.ts'
import { drain } from '#sync/drain/drain.ts'
import type { EngineSteps } from '#sync/drain/engine-steps.ts'
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
  type DrainKit,
} from './drain-kit.ts'

const applied: PullResult = { type: 'applied', resolved: [], takenBack: null }

let db: AccountDb
beforeEach(() => {
  db = createDevice().open('u1')
})

const claimOf = (lane: string, type: 'send' | 'readBack' = 'send'): Claim => {
  const operation = queued(
    db,
    { type: 'member', kind: 'coin', lane, itemId: 'bitcoin', desired: 'in' },
    { opId: `op-${lane}` },
  )
  return type === 'send'
    ? { type, operation, serverId: lane, markedAtMs: nowMs }
    : { type, operation }
}

type Kit = DrainKit & {
  claimRequests: { epoch: number; busy: string[]; hasKeys: boolean }[]
  pulls: string[]
}
type Given = {
  claims?: (Claim | Error)[]
  answers?: Outcome[]
  capabilities?: Capability[]
  steps?: Partial<EngineSteps>
}

/** A queue that gives out these claims in turn, and nothing of a list that is busy. */
const kitWith = ({
  claims = [],
  answers = [said([])],
  capabilities = ['idempotency'],
  steps = {},
}: Given): Kit => {
  const claimRequests: Kit['claimRequests'] = []
  const pulls: string[] = []
  const kit = createDrainKit(db, {
    answers,
    capabilities,
    steps: {
      claimNext: async (_: AccountDb, { epoch, busyLanes, hasKeys }: ClaimOptions) => {
        claimRequests.push({ epoch, busy: [...busyLanes], hasKeys })
        const at = claims.findIndex(
          (claim) => claim instanceof Error || !busyLanes.has(claim.operation.lane),
        )
        const [claim] = at < 0 ? [] : claims.splice(at, 1)
        if (claim instanceof Error) throw claim
        return claim ?? null
      },
      acknowledge: async () => {},
      postpone: async () => false,
      readSendMark: async () => 0,
      applyPull: async (_: AccountDb, { kind }: Pull) => {
        pulls.push(kind)
        return applied
      },
      hideAfterFailure: async () => false,
      ...steps,
    },
  })
  return { ...kit, claimRequests, pulls }
}
const sentTo = ({ requests }: DrainKit): unknown[] =>
  requests.filter(({ f }) => f.startsWith('add_')).map(({ payload }) => payload['listId'])

describe('a drain', () => {
  it('sends everything that is due, loads what that changed once, and is done', async () => {
    const kit = kitWith({ claims: [claimOf('a'), claimOf('b'), claimOf('a')] })
    expect(await drain(kit.context)).toBe(true)
    expect(sentTo(kit)).toEqual(['a', 'b', 'a'])
    expect(kit.pulls).toEqual(['coin'])
    expect(kit.context.kindsToLoad.size).toBe(0)
    expect(kit.context.halt.reason).toBe(null)
    expect(kit.claimRequests[0]).toEqual({ epoch: 1, busy: [], hasKeys: true })
  })

  it('loads what was wanted where nothing waits, coins before sales, and nothing that was not', async () => {
    const kit = kitWith({})
    kit.context.kindsToLoad.add('ido').add('coin')
    expect(await drain(kit.context)).toBe(true)
    expect(kit.pulls).toEqual(['coin', 'ido'])
    const idle = kitWith({})
    expect(await drain(idle.context)).toBe(true)
    expect(idle.pulls).toEqual([])
    expect(idle.requests).toEqual([])
    // One look for each list that could be sent beside the others.
    expect(idle.claimRequests).toHaveLength(3)
  })

  it('sends what a load made due', async () => {
    const claims: Claim[] = []
    const kit = kitWith({
      claims,
      steps: {
        applyPull: async () => {
          if (claims.length === 0 && !kit.requests.some(({ f }) => f.startsWith('add_')))
            claims.push(claimOf('a'))
          return applied
        },
      },
    })
    kit.context.kindsToLoad.add('coin')
    expect(await drain(kit.context)).toBe(true)
    expect(sentTo(kit)).toEqual(['a'])
  })

  it('is not done where a load fails, but the other kind is loaded too', async () => {
    const kit = kitWith({ answers: [refused, said([])] })
    kit.context.kindsToLoad.add('ido').add('coin')
    expect(await drain(kit.context)).toBe(false)
    expect(kit.pulls).toEqual(['ido'])
    const last = kitWith({ answers: [said([]), refused] })
    last.context.kindsToLoad.add('ido').add('coin')
    expect(await drain(last.context)).toBe(false)
    expect(last.pulls).toEqual(['coin'])
  })

  it('loads no further kind once the first says that nobody can be reached, and goes on wanting both', async () => {
    const kit = kitWith({ answers: [lost] })
    kit.context.kindsToLoad.add('ido').add('coin')
    expect(await drain(kit.context)).toBe(false)
    expect(kit.requests.length).toBe(1)
    expect([...kit.context.kindsToLoad]).toEqual(['ido', 'coin'])
  })

  it('neither sends nor loads once something has ended it', async () => {
    const kit = kitWith({ claims: [claimOf('a')] })
    kit.context.kindsToLoad.add('coin')
    kit.context.halt.reason = 'unauthorized'
    expect(await drain(kit.context)).toBe(false)
    expect(kit.requests).toEqual([])
    expect(kit.claimRequests).toEqual([])
  })

  it('ends with the answer that asks for patience: no other change is sent, no list is loaded', async () => {
    const kit = kitWith({
      claims: [claimOf('a'), claimOf('a'), claimOf('a')],
      answers: [inTrouble(429)],
    })
    kit.context.kindsToLoad.add('coin')
    expect(await drain(kit.context)).toBe(false)
    expect(sentTo(kit)).toEqual(['a'])
    expect(kit.pulls).toEqual([])
  })

  it('goes round no more than twenty times, whatever the server says', async () => {
    const kit = kitWith({ claims: Array.from({ length: 30 }, () => claimOf('a', 'readBack')) })
    await drain(kit.context)
    expect(kit.pulls).toHaveLength(20)
  })
})

/** Makes every answer take a moment; tells how many requests were under way at once. */
const countAtOnce = (kit: ReturnType<typeof kitWith>): (() => number) => {
  let underWay = 0
  let most = 0
  kit.context.ports.transport.call = async (request) => {
    kit.requests.push(request)
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise((resolve) => setTimeout(resolve, 5))
    underWay -= 1
    return said([])
  }
  return () => most
}

describe('lists side by side', () => {
  it('three are sent at once, each list in its own order', async () => {
    const kit = kitWith({ claims: ['a', 'a', 'b', 'c', 'd'].map((lane) => claimOf(lane)) })
    const mostAtOnce = countAtOnce(kit)
    await drain(kit.context)
    expect(mostAtOnce()).toBe(3)
    expect(sentTo(kit).slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(sentTo(kit).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      'a',
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('without keys one is sent at a time, and each sending is this tab’s own to wait for', async () => {
    const kit = kitWith({ claims: ['a', 'b'].map((lane) => claimOf(lane)), capabilities: [] })
    const mostAtOnce = countAtOnce(kit)
    await drain(kit.context)
    expect(mostAtOnce()).toBe(1)
    expect(kit.claimRequests[0]?.hasKeys).toBe(false)
    expect([...kit.context.knownSendings]).toEqual([`op-a ${nowMs}`, `op-b ${nowMs}`])
  })

  it('with keys no sending needs to be known, nor one that only has to be read back', async () => {
    const keyed = kitWith({ claims: [claimOf('a')] })
    await drain(keyed.context)
    const plain = kitWith({ claims: [claimOf('a', 'readBack')], capabilities: [] })
    await drain(plain.context)
    expect(keyed.context.knownSendings.size).toBe(0)
    expect(plain.context.knownSendings.size).toBe(0)
  })

  it('a list that is held back is not touched, nor one that must be read back first, until the next round', async () => {
    const kit = kitWith({ claims: [claimOf('held'), claimOf('a', 'readBack'), claimOf('a')] })
    kit.context.heldLanes = new Set(['held'])
    await drain(kit.context)
    expect(sentTo(kit)).toEqual(['a'])
    expect(kit.pulls).toEqual(['coin', 'coin'])
    expect(kit.claimRequests.every(({ busy }) => busy.includes('held'))).toBe(true)
    expect(kit.context.heldLanes).toEqual(new Set(['held']))
  })
})

describe('design 5, "Who drains": a tab that another has taken over from', () => {
  it('ends, whatever it was about to do', async () => {
    const sending = kitWith({ claims: [new FencedError()] })
    expect(await drain(sending.context)).toBe(false)
    expect(sending.context.halt.reason).toBe('fenced')
    const loading = kitWith({ steps: { applyPull: () => Promise.reject(new FencedError()) } })
    loading.context.kindsToLoad.add('coin')
    expect(await drain(loading.context)).toBe(false)
    expect(loading.context.halt.reason).toBe('fenced')
  })

  it('a failure of another kind is not taken for it, and the lists beside it are sent to their end', async () => {
    const kit = kitWith({ claims: [claimOf('a'), new Error('the disk is gone'), claimOf('b')] })
    await expect(drain(kit.context)).rejects.toThrow('the disk is gone')
    expect(kit.context.halt.reason).toBe(null)
    expect(sentTo(kit)).toEqual(['a', 'b'])
  })
})
