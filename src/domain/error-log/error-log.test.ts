import { describe, expect, it } from 'vitest'
import { isChunkError } from './chunk-error.ts'
import { errorCode } from './error-code.ts'
import {
  invalidFields,
  isErrorEntry,
  severities,
  type ErrorContext,
  type ErrorEntry,
} from './error-entry.ts'
import { filterErrors } from './error-filter.ts'
import { errorStatistics } from './error-statistics.ts'
import { errorLogLimit, withEntry } from './log-entries.ts'
import { severityOf } from './severity.ts'

const nowSec = 1_767_614_400
const daySec = 86_400
const entry = (message: string, context: ErrorContext = {}): ErrorEntry => ({ message, context })

describe('an entry', () => {
  it('R-ERR-017, R-ERR-018: is a message with optional stack, code and context fields', () => {
    const full: ErrorEntry = {
      message: 'boom',
      stack: 'at x',
      errorCode: 'x_Error_1',
      context: {
        componentStack: 's',
        errorCount: 1,
        timeSinceLastError: 5,
        severity: 'high',
        userId: '7',
        userRole: 'pro',
        route: '/coinlist',
        timestamp: nowSec,
        feature: 'coins',
        action: 'sort',
        errorCode: 'x_Error_1',
        metadata: { a: 1 },
        component: 'Table',
        method: 'get',
        message: 'boom',
        contextLength: 2,
        query: 'market',
        context: 'row',
        fileName: 'table.tsx',
      },
    }
    expect(invalidFields(full)).toEqual([])
    expect(invalidFields(entry('boom'))).toEqual([])
  })

  it.each([
    ['no entry at all', null, ['entry']],
    ['an empty message', { message: '', context: {} }, ['message']],
    ['a message that is no text', { message: 5, context: {} }, ['message']],
    ['a stack that is no text', { message: 'x', stack: 5, context: {} }, ['stack']],
    ['a code that is no text', { message: 'x', errorCode: null, context: {} }, ['errorCode']],
    ['a missing context', { message: 'x' }, ['context']],
    ['a list for a context', { message: 'x', context: [] }, ['context']],
    [
      'a severity of its own',
      { message: 'x', context: { severity: 'fatal' } },
      ['context.severity'],
    ],
    ['metadata that is no map', { message: 'x', context: { metadata: 'a' } }, ['context.metadata']],
  ])('R-ERR-021, D-LOGVALID: %s is refused', (_, unfit, fields) => {
    expect(invalidFields(unfit)).toEqual(fields)
    expect(isErrorEntry(unfit)).toBe(false)
  })

  it('R-ERR-019: severity is one of four', () =>
    expect(severities).toEqual(['low', 'medium', 'high', 'critical']))

  it('R-ERR-020, D-ERRORCODE: the code is feature or UNKNOWN, type name, milliseconds', () => {
    expect(errorCode('coins', 'TypeError', 1_700_000_000_123)).toBe('coins_TypeError_1700000000123')
    expect([errorCode(undefined, 'Error', 1), errorCode('', 'Error', 1)]).toEqual([
      'UNKNOWN_Error_1',
      'UNKNOWN_Error_1',
    ])
  })
})

describe('severity', () => {
  it.each([
    ['R-ERR-027: a type error', new TypeError('network auth'), 'low', 'high'],
    ['R-ERR-027: a syntax error', new SyntaxError('x'), 'low', 'high'],
    ['R-ERR-028: the network', new Error('Network down'), 'critical', 'medium'],
    ['R-ERR-028: the api', new Error('the API said no'), 'high', 'medium'],
    ['D-SEVERITY: capital matches api', new Error('not enough capital'), 'low', 'medium'],
    ['D-SEVERITY: network before auth', new Error('auth over the network'), 'low', 'medium'],
    ['R-ERR-029: auth', new Error('Not authorised'), 'low', 'critical'],
    ['R-ERR-029: security', new Error('SECURITY hole'), 'low', 'critical'],
    ["R-ERR-030: otherwise the caller's", new Error('boom'), 'high', 'high'],
    ['R-ERR-030: or low', new Error('boom'), undefined, 'low'],
  ] as const)('%s', (_, error, callers, severity) =>
    expect(severityOf(error, callers)).toBe(severity),
  )
})

describe('the log', () => {
  it('R-ERR-024: keeps 1000 entries, newest first, and drops the oldest', () => {
    const full = Array.from({ length: errorLogLimit }, (_, index) => index).reduce<ErrorEntry[]>(
      (entries, index) => withEntry(entries, entry(String(index))),
      [],
    )
    const more = withEntry(full, entry('new'))
    expect([more.length, more[0]?.message, more.at(-1)?.message]).toEqual([1000, 'new', '1'])
  })

  it('R-ERR-025: counts all, the last 24 hours, the last week, each severity and each feature', () => {
    const entries = [
      entry('a', { timestamp: nowSec, severity: 'critical', feature: 'coins' }),
      entry('b', { timestamp: nowSec - daySec, severity: 'low', feature: 'coins' }),
      entry('c', { timestamp: nowSec - daySec - 1 }),
      entry('d', { timestamp: nowSec - 7 * daySec, severity: 'medium', feature: 'auth' }),
      entry('e', { timestamp: nowSec - 7 * daySec - 1, severity: 'high' }),
    ]
    expect(errorStatistics(entries, nowSec)).toEqual({
      total: 5,
      last24Hours: 2,
      lastWeek: 4,
      bySeverity: { low: 2, medium: 1, high: 1, critical: 1 },
      byFeature: { coins: 2, auth: 1, unknown: 2 },
    })
    expect(errorStatistics([], nowSec)).toEqual({
      total: 0,
      last24Hours: 0,
      lastWeek: 0,
      bySeverity: { low: 0, medium: 0, high: 0, critical: 0 },
      byFeature: {},
    })
  })

  it('R-ERR-026: is filtered by severity, dates, search, feature and code', () => {
    const entries = [
      {
        ...entry('Chart broke', {
          timestamp: nowSec,
          severity: 'high',
          feature: 'coins',
          route: '/coin/bitcoin',
        }),
        errorCode: 'coins_Error_1',
      },
      entry('No answer', { timestamp: nowSec - 100, severity: 'medium', feature: 'auth' }),
      entry('Nothing known'),
    ]
    const found = (filter: Parameters<typeof filterErrors>[1]) =>
      filterErrors(entries, filter).map(({ message }) => message[0])
    expect(found({})).toEqual(['C', 'N', 'N'])
    expect(found({ severity: 'high' })).toEqual(['C'])
    expect(found({ severity: 'low' })).toEqual(['N'])
    expect(found({ fromDate: nowSec - 100, toDate: nowSec - 1 })).toEqual(['N'])
    expect(found({ toDate: nowSec })).toEqual(['C', 'N'])
    expect([
      found({ search: ' BITCOIN ' }),
      found({ search: 'answer' }),
      found({ search: 'zebra' }),
    ]).toEqual([['C'], ['N'], []])
    expect([found({ feature: 'unknown' }), found({ feature: 'auth' })]).toEqual([['N'], ['N']])
    expect([found({ errorCode: 'coins_Error_1' }), found({ errorCode: 'coins' })]).toEqual([
      ['C'],
      [],
    ])
    expect(found({ severity: 'high', feature: 'auth' })).toEqual([])
  })
})

it('D-REFRESHBTN: a missing chunk is recognised in the words of each browser, and nothing else is', () => {
  const words = [
    'Failed to fetch dynamically imported module: http://x/a.js',
    'error loading dynamically imported module: a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ]
  expect(words.map((message) => isChunkError(new TypeError(message)))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([
    isChunkError(new Error('boom')),
    isChunkError('Importing a module script failed.'),
    isChunkError(null),
  ]).toEqual([false, false, false])
})
