import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OpenAttempt } from './open-attempt.ts'

const requestOf = (over: object = {}) =>
  ({
    result: 'db',
    error: null,
    transaction: null,
    readyState: 'pending',
    ...over,
  }) as unknown as IDBOpenDBRequest
const eventOf = (name: string): never =>
  new Event(name, { cancelable: true, bubbles: true }) as never

let attempt: OpenAttempt
let events: string[]
beforeEach(() => {
  attempt = new OpenAttempt()
  events = []
  for (const name of ['onsuccess', 'onerror', 'onblocked', 'onupgradeneeded'] as const)
    attempt[name] = () => void events.push(name)
})
const watched = {
  onBlocked: () => void events.push('blocked'),
  onSettled: () => void events.push('settled'),
  onOpened: () => void events.push('opened'),
}

test('nothing is known before it follows a request', () => {
  expect([attempt.readyState, attempt.error, attempt.transaction, attempt.source]).toEqual([
    'pending',
    null,
    null,
    null,
  ])
  expect(() => attempt.result).toThrow(expect.objectContaining({ name: 'InvalidStateError' }))
})

test('what it says is what the request says', () => {
  const error = new DOMException('no')
  attempt.follow(requestOf({ error, transaction: 'tx', readyState: 'done' }))
  expect([attempt.result, attempt.error, attempt.transaction, attempt.readyState]).toEqual([
    'db',
    error,
    'tx',
    'done',
  ])
})

test.each([
  ['onblocked', ['blocked', 'onblocked']],
  ['onupgradeneeded', ['settled', 'onupgradeneeded']],
  ['onsuccess', ['settled', 'opened', 'onsuccess']],
  ['onerror', ['settled', 'onerror']],
] as const)('%s of the request reaches whoever watches first, and then Dexie', (name, expected) => {
  const request = requestOf()
  attempt.follow(request, watched)
  request[name]?.(eventOf(name))
  expect(events).toEqual(expected)
})

test.each(['onblocked', 'onupgradeneeded', 'onsuccess', 'onerror'] as const)(
  '%s harms nobody where nobody watches or listens',
  (name) => {
    const request = requestOf()
    const lonely = new OpenAttempt()
    lonely.follow(request)
    expect(() => request[name]?.(eventOf(name))).not.toThrow()
    attempt.follow(request)
    request[name]?.(eventOf(name))
    expect(events).toEqual([name])
  },
)

describe('a failure', () => {
  test('is kept from the console and from the page, and goes to who decides about it instead of to Dexie', () => {
    const [request, failures] = [
      requestOf({ error: new DOMException('no', 'UnknownError') }),
      [] as string[],
    ]
    attempt.follow(request, {
      ...watched,
      onFailed: ({ name, message }) => void failures.push(`${name}: ${message}`),
    })
    const event: Event = eventOf('error')
    const stopped = vi.spyOn(event, 'stopPropagation')
    request.onerror?.(event)
    expect([events, failures, event.defaultPrevented, stopped.mock.calls.length]).toEqual([
      ['settled'],
      ['UnknownError: no'],
      true,
      1,
    ])
  })

  test('without a word of its own has one', () => {
    const request = requestOf()
    let name = ''
    attempt.follow(request, {
      onFailed: (error) => {
        name = error.name
      },
    })
    request.onerror?.(eventOf('error'))
    expect(name).toBe('UnknownError')
  })

  test('that was decided on ends it once, whatever the request said', () => {
    const error = new DOMException('given up', 'UnknownError')
    attempt.follow(requestOf({ error: new DOMException('earlier') }))
    attempt.fail(error)
    expect([events, attempt.error, attempt.readyState]).toEqual([['onerror'], error, 'done'])
    attempt.fail(error)
    expect(events).toEqual(['onerror', 'onerror'])
    expect(() => new OpenAttempt().fail(error)).not.toThrow()
  })
})
