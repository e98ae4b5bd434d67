import { describe, expect, it } from 'vitest'
import { fetchSessions, revokeOtherSessions, revokeSession } from './device-sessions.ts'
import { answering, lost, refused } from '#tests/fakes/answering-api.ts'

const session = (id: string, created_at: number, more: object = {}) => ({
  id,
  created_at,
  is_current: false,
  ...more,
})

describe('the sessions of an account', () => {
  it('come with this one first, then by when they were used last', async () => {
    const { signal } = new AbortController()
    const sessions = [
      session('old', 1),
      session('used', 2, {
        last_seen_at: 9,
        browser: 'Firefox',
        system: 'Linux',
        device: 'desktop',
      }),
      session('mine', 0, { is_current: true }),
      session('new', 5),
    ]
    const { callApi, requests } = answering({ sessions }, { sessions: [] })
    const read = await fetchSessions(callApi, signal)
    expect(read.map(({ id }) => id)).toEqual(['mine', 'used', 'new', 'old'])
    expect(read[1]).toEqual({
      id: 'used',
      loggedInAtSec: 2,
      lastSeenAtSec: 9,
      browser: 'Firefox',
      system: 'Linux',
      device: 'desktop',
      isCurrent: false,
    })
    expect(read[2]).toEqual({
      id: 'new',
      loggedInAtSec: 5,
      lastSeenAtSec: null,
      browser: null,
      system: null,
      device: null,
      isCurrent: false,
    })
    await fetchSessions(callApi)
    expect(requests).toEqual([
      ['get_sessions', {}, { signal }],
      ['get_sessions', {}, {}],
    ])
  })

  it('end one by one or all others at once; one that had ended before is told as that', async () => {
    const { callApi, requests } = answering(
      null,
      null,
      refused('SESSION_NOT_FOUND'),
      refused('OTHER'),
      lost,
    )
    expect([
      await revokeSession(callApi, 'a'),
      await revokeOtherSessions(callApi),
      await revokeSession(callApi, 'b'),
    ]).toEqual([{ kind: 'ended' }, { kind: 'ended' }, { kind: 'alreadyOver' }])
    expect(await revokeSession(callApi, 'c')).toEqual({
      kind: 'failed',
      failure: { reason: 'refused', status: 200, code: 'OTHER' },
    })
    expect(await revokeOtherSessions(callApi)).toEqual({
      kind: 'failed',
      failure: { reason: 'noResponse' },
    })
    expect(requests.slice(0, 2)).toEqual([
      ['revoke_session', { id: 'a' }],
      ['revoke_other_sessions', {}],
    ])
  })
})
