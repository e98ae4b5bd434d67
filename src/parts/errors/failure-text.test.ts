import { beforeAll, expect, it } from 'vitest'
import errorTexts from '#locales/en/error.json' with { type: 'json' }
import { ApiError } from '#api/api-error.ts'
import { initialiseTexts } from '#i18n/setup.ts'
import { failureText } from './failure-text.ts'

beforeAll(() => initialiseTexts('en', { error: errorTexts }))

it.each([
  [
    'no connection',
    new ApiError({ kind: 'network', message: 'Failed to fetch' }),
    'Network connection issue',
  ],
  [
    'D-TIMEOUT: an aborted request',
    new ApiError({ kind: 'timeout', message: 'signal is aborted' }),
    'Request timed out',
  ],
  [
    'D-TIMEOUT: 408',
    new ApiError({ kind: 'http', status: 408, message: 'Request Timeout' }),
    'Request timed out',
  ],
  ['D-TIMEOUT: 504', new ApiError({ kind: 'http', status: 504 }), 'Request timed out'],
  ['400', new ApiError({ kind: 'http', status: 400 }), 'Invalid input'],
  ['422', new ApiError({ kind: 'http', status: 422 }), 'Invalid input'],
  [
    'a server error without words',
    new ApiError({ kind: 'http', status: 500 }),
    'Could not fetch data',
  ],
  [
    'an answer that is none',
    new ApiError({ kind: 'format', status: 200, message: 'anything' }),
    'Could not fetch data',
  ],
  [
    'a refusal with words',
    new ApiError({ kind: 'refused', message: 'The market is being built.' }),
    'The market is being built.',
  ],
  [
    'an http failure with words',
    new ApiError({ kind: 'http', status: 503, message: 'Try later' }),
    'Try later',
  ],
  ['a request that could not be made', new ApiError({ kind: 'setup' }), 'Unknown error'],
  ['anything else', new Error('x is undefined'), 'Unknown error'],
])('R-ERR-036: %s', (_, error, text) => expect(failureText(error)).toBe(text))
