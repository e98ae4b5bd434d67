import { describe, expect, it } from 'vitest'
import { fallbackUserId } from '#domain/account/user.ts'
import type { Outcome, Request, SyncPorts } from '../ports.ts'
import { confirmAccount } from './confirm-account.ts'

/** A session that already knows the token's account, or a server that is asked for it. */
const confirmedBy = async (
  account: string,
  { known = null, outcome }: { known?: string | null; outcome?: Outcome },
) => {
  const requests: Request[] = []
  const ports = {
    session: { confirmedAccountId: () => known },
    transport: {
      call: async (request: Request) => {
        requests.push(request)
        return outcome
      },
    },
  } as unknown as SyncPorts
  return { halt: await confirmAccount(ports, account, 'its-token'), requests }
}

const user = (id: unknown): Outcome => ({ type: 'success', output: { user: { id } } })

describe('whose token it is (design 5, "Session")', () => {
  it('the fallback user never sends, whatever is said about it', async () => {
    const { halt, requests } = await confirmedBy(fallbackUserId, {
      known: fallbackUserId,
      outcome: user(fallbackUserId),
    })
    expect([halt, requests]).toEqual(['otherAccount', []])
  })

  it('believes what the app has already been told, without asking again', async () => {
    expect(await confirmedBy('7', { known: '7' })).toEqual({ halt: null, requests: [] })
    expect(await confirmedBy('7', { known: '8' })).toEqual({ halt: 'otherAccount', requests: [] })
  })

  it('asks the server with this very token', async () => {
    const { requests } = await confirmedBy('7', { outcome: user('7') })
    expect(requests).toEqual([
      {
        f: 'retrieve_current_user',
        payload: {},
        headers: {},
        timeoutMs: 15_000,
        token: 'its-token',
      },
    ])
  })

  it.each<[string, Outcome, string | null]>([
    ['its own id', user('7'), null],
    ['its own id as a number', user(7), null],
    ['somebody else', user('8'), 'otherAccount'],
    ['an answer without a user', { type: 'success', output: {} }, 'otherAccount'],
    ['an answer of another form', { type: 'success', output: null }, 'otherAccount'],
    ['a 401', { type: 'unauthorized' }, 'unauthorized'],
    [
      'a server in trouble',
      { type: 'transient', status: 503, retryAfterMs: null, serverMessage: null },
      'busy',
    ],
    [
      'D3 somebody else in its place',
      { type: 'foreign', status: 200, retryAfterMs: null },
      'foreign',
    ],
    [
      'a server that reports a failure',
      { type: 'failed', status: 500, code: null, serverMessage: null },
      'busy',
    ],
    [
      'a refusal',
      { type: 'refused', status: 200, code: null, serverMessage: null },
      'otherAccount',
    ],
    ['no answer', { type: 'lost', reason: 'timeout' }, 'unreachable'],
    ['no connection', { type: 'notSent' }, 'unreachable'],
  ])('%s', async (_, outcome, halt) => {
    expect((await confirmedBy('7', { outcome })).halt).toBe(halt)
  })
})
