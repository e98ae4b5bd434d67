// The table of design 5: what becomes of a change once its request has ended.
import { describe, expect, it } from 'vitest'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { watchlists } from '../entities/watchlists/entity.ts'
import type { Outcome } from '../ports.ts'
import { ambiguousBackoffMs, backoffMs } from './retry.ts'
import { asBefore, planAfter } from './plan-after.ts'

const nowMs = 1_700_000_000_000
const random = 0.5
const [growing, ambiguous] = [backoffMs(2, random), ambiguousBackoffMs(2, random)]
const plan = (outcome: Outcome, operation: Partial<WatchlistOperation> = {}, hasKeys = false) =>
  planAfter(outcome, {
    operation: { type: 'member', state: 'queued', attempts: 2, ...operation } as WatchlistOperation,
    entity: watchlists,
    hasKeys,
    nowMs,
    random,
  })
const transient = (status: number, retryAfterMs: number | null = null): Outcome => ({
  type: 'transient',
  status,
  retryAfterMs,
  serverMessage: 'Words',
})

describe('after a yes', () => {
  it('the change is the server’s, and a create learns its id there', () => {
    expect(plan({ type: 'success', output: { id: 7 } })).toEqual({
      type: 'acknowledge',
      serverId: null,
    })
    expect(plan({ type: 'success', output: { id: 7 } }, { type: 'create' })).toEqual({
      type: 'acknowledge',
      serverId: '7',
    })
  })

  it('that names no list, a create is looked up: its key would only be answered the same', () => {
    expect(plan({ type: 'success', output: {} }, { type: 'create' })).toEqual({
      type: 'postpone',
      halt: null,
      later: {
        to: 'ambiguous',
        nextAtMs: nowMs + ambiguous,
        lastError: { reason: 'server', code: null, serverMessage: null },
        isAttempt: true,
        isServerError: false,
        hasNotLeft: false,
        mustReadBack: true,
      },
    })
  })
})

describe('after a no', () => {
  it('the change is refused, with the server’s words', () => {
    expect(plan({ type: 'refused', status: 200, code: 'NO', serverMessage: 'No.' })).toEqual({
      type: 'refuse',
      error: { reason: 'refused', code: 'NO', serverMessage: 'No.' },
    })
  })

  it('because the server is past this point, only its lists can tell', () => {
    expect(
      plan({ type: 'refused', status: 200, code: 'REQUEST_OUT_OF_ORDER', serverMessage: null }),
    ).toMatchObject({
      type: 'postpone',
      halt: null,
      later: {
        to: 'ambiguous',
        nextAtMs: nowMs + ambiguous,
        mustReadBack: true,
        lastError: { reason: 'refused', code: 'REQUEST_OUT_OF_ORDER' },
      },
    })
  })
})

describe('after an answer that decides nothing', () => {
  it.each([
    [500, 'server', true, null],
    [503, 'server', true, null],
    [408, 'timeout', false, null],
  ] as const)('%i: the change may have been made', (status, reason, isServerError, halt) => {
    expect(plan(transient(status))).toMatchObject({
      halt,
      later: {
        to: 'ambiguous',
        isServerError,
        hasNotLeft: false,
        mustReadBack: false,
        nextAtMs: nowMs + ambiguous,
        lastError: { reason, code: null, serverMessage: 'Words' },
      },
    })
  })

  it.each([
    [425, null],
    [429, 'busy'],
  ] as const)('%i: nobody looked at it, so it stands as before', (status, halt) => {
    expect(plan(transient(status))).toMatchObject({
      halt,
      later: { to: 'queued', isServerError: false, lastError: { reason: 'busy' } },
    })
    expect(plan(transient(status), { state: 'ambiguous' })).toMatchObject({
      halt,
      later: { to: 'ambiguous', isServerError: false },
    })
  })

  it('waits as long as the server asks, and never less than its own wait', () => {
    expect(plan(transient(503, 600_000))).toMatchObject({ later: { nextAtMs: nowMs + 600_000 } })
    expect(plan(transient(503, 1))).toMatchObject({ later: { nextAtMs: nowMs + ambiguous } })
  })
})

describe('D-5XX after a failure that the server itself reports', () => {
  const failed: Outcome = {
    type: 'failed',
    status: 500,
    code: 'SERVER_ERROR',
    serverMessage: 'Broken.',
  }

  it.each([
    [undefined, 1000],
    [1, 2000],
    [2, 4000],
  ])('the change is tried again: %s before, in %i ms', (reportedFailures, waitMs) => {
    const operation = reportedFailures === undefined ? {} : { reportedFailures }
    expect(plan(failed, operation)).toMatchObject({
      halt: null,
      later: {
        to: 'ambiguous',
        nextAtMs: nowMs + waitMs,
        isReported: true,
        isServerError: true,
        hasNotLeft: false,
        lastError: { reason: 'server', serverMessage: 'Broken.' },
      },
    })
  })

  it('three tries later it is believed', () => {
    expect(plan(failed, { reportedFailures: 3 })).toEqual({
      type: 'refuse',
      error: { reason: 'refused', code: 'SERVER_ERROR', serverMessage: 'Broken.' },
    })
  })

  it.each([502, 200, 401, 404])(
    'a page (%i) is no report: the change stays queued, however often it was tried',
    (status) => {
      const after = plan({ type: 'foreign', status, retryAfterMs: null }, { reportedFailures: 3 })
      expect(after).toMatchObject({
        type: 'postpone',
        halt: null,
        later: { to: 'ambiguous', lastError: { reason: 'server', serverMessage: null } },
      })
      expect(after).not.toHaveProperty('later.isReported')
    },
  )
})

describe('where no answer came', () => {
  it.each(['queued', 'ambiguous'] as const)(
    'a session that ended costs nothing: %s as before, and at once with the next token',
    (state) => {
      expect(plan({ type: 'unauthorized' }, { state })).toMatchObject({
        halt: 'unauthorized',
        later: {
          to: state,
          nextAtMs: nowMs,
          isAttempt: false,
          hasNotLeft: true,
          lastError: { reason: 'session' },
        },
      })
    },
  )

  it.each(['queued', 'ambiguous'] as const)(
    'a session that ended at a host with keys: %s as before, but sent, for a copy of it may come when the token is good again',
    (state) => {
      expect(plan({ type: 'unauthorized' }, { state }, true)).toMatchObject({
        halt: 'unauthorized',
        later: {
          to: state,
          nextAtMs: nowMs,
          isAttempt: false,
          hasNotLeft: false,
          lastError: { reason: 'session' },
        },
      })
    },
  )

  it.each(['queued', 'ambiguous'] as const)(
    'a request that never left leaves it %s, and there is no connection',
    (state) => {
      expect(plan({ type: 'notSent' }, { state })).toMatchObject({
        halt: 'unreachable',
        later: {
          to: state,
          nextAtMs: nowMs + growing,
          isAttempt: true,
          hasNotLeft: true,
          lastError: { reason: 'offline' },
        },
      })
    },
  )

  it.each([
    ['timeout', 'timeout'],
    ['network', 'offline'],
  ] as const)('a request that was lost (%s) has an unknown fate', (reason, shown) => {
    expect(plan({ type: 'lost', reason })).toMatchObject({
      halt: null,
      later: {
        to: 'ambiguous',
        nextAtMs: nowMs + ambiguous,
        isAttempt: true,
        hasNotLeft: false,
        lastError: { reason: shown },
      },
    })
  })
})

it('a change that was marked and never left stands as nobody had touched it, and is due at once', () => {
  const lastError = { reason: 'server', code: null, serverMessage: null } as const
  const unchanged = {
    nextAtMs: nowMs,
    lastError,
    isAttempt: false,
    isServerError: false,
    hasNotLeft: true,
    mustReadBack: false,
  }
  expect(asBefore({ state: 'ambiguous', lastError } as WatchlistOperation, nowMs)).toEqual({
    ...unchanged,
    to: 'ambiguous',
  })
  expect(asBefore({ state: 'queued', lastError } as WatchlistOperation, nowMs)).toEqual({
    ...unchanged,
    to: 'queued',
  })
})
