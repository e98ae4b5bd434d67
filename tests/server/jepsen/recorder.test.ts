// What a client sends in one request is judged change by change: the history holds each under its own key.
import { expect, it } from 'vitest'
import type { Http, HttpAnswer } from '#api/http.ts'
import type { WatchlistChange } from '#contract/watchlists/watchlist-changes.ts'
import { createRecorder, recorded } from './recorder.ts'

const change = (n: number): WatchlistChange => ({
  f: n === 2 ? 'add_to_ido_watchlist' : 'add_to_watchlist_v2',
  payload: { listId: 'a', coinId: `coin-${n}` },
  key: `key-${n}`,
  lane: 'lane-a',
  seq: n,
})
const answered = (data: unknown, status = 200): HttpAnswer => ({
  status,
  isOk: status < 400,
  data,
  isJson: true,
  retryAfterMs: null,
})

const heardOf = async (http: Http): Promise<unknown[]> => {
  const recorder = createRecorder()
  const body = {
    f: 'change_watchlist_items',
    changes: [change(1), change(2), change(3), change(4)],
  }
  await recorded(
    http,
    recorder,
    'engine-1',
  )({ method: 'post', path: '/client.php', body }).catch(() => {})
  return recorder.events.map((event) =>
    event.type === 'invoke'
      ? ['invoke', event.key, event.kind]
      : 'key' in event
        ? [event.type, event.key, 'code' in event ? event.code : null]
        : event,
  )
}
const unknown = (code: string) => [1, 2, 3, 4].map((n) => ['info', `key-${n}`, code])
const sent = [
  ['invoke', 'key-1', 'coin'],
  ['invoke', 'key-2', 'ido'],
  ['invoke', 'key-3', 'coin'],
  ['invoke', 'key-4', 'coin'],
]

it('each change of a batch is written down with its own word; one that the answer is silent about is unknown', async () => {
  const output = [
    { status: 200, success: true },
    { status: 200, success: false, error: 'WATCHLIST_NOT_FOUND' },
    { status: 429, success: false, error: 'RATE_LIMITED' },
  ]
  expect(await heardOf(async () => answered({ success: true, output }))).toEqual([
    ...sent,
    ['ok', 'key-1', null],
    ['fail', 'key-2', 'WATCHLIST_NOT_FOUND'],
    ['info', 'key-3', 'RATE_LIMITED'],
    ['info', 'key-4', 'nothing said'],
  ])
})

it('a batch that was refused whole, or not answered, leaves each of its changes unknown: they come again by themselves', async () => {
  expect(
    await heardOf(async () =>
      answered({ success: false, output: null, error: 'REQUEST_UNKNOWN_CALL' }, 404),
    ),
  ).toEqual([...sent, ...unknown('nothing said')])
  expect(await heardOf(() => Promise.reject(new Error('lost')))).toEqual([
    ...sent,
    ...unknown('defect'),
  ])
})
