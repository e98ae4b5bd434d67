import { beforeAll, expect, it } from 'vitest'
import authTexts from '#locales/en/auth.json' with { type: 'json' }
import { ApiError } from '#api/api-error.ts'
import { initialiseTexts } from '#i18n/setup.ts'
import { textOf, type Translate } from '#i18n/use-text.ts'
import { onlineFailureOf } from '#sync/online/online-failure.ts'
import { onlineFailureText } from './online-failure-text.ts'

beforeAll(() => initialiseTexts('en', { auth: authTexts }))

const t: Translate<'auth'> = (key, values) => textOf('auth', key, values)
const shownAs = (error: unknown, refusal: Parameters<typeof onlineFailureText>[2]): string =>
  onlineFailureText(t, onlineFailureOf(error), refusal)

it.each([
  [
    'R-AUT-021: a request that could not be made',
    new ApiError({ kind: 'setup', message: 'too deep' }),
    'Network error: too deep',
  ],
  ['R-AUT-021: anything else thrown', new Error('no such thing'), 'Network error: no such thing'],
  [
    'R-AUT-019: nothing came back',
    new ApiError({ kind: 'network', message: 'Failed to fetch' }),
    'No response received from server. Please try again.',
  ],
  [
    'R-AUT-022: credentials refused without words',
    new ApiError({ kind: 'refused', status: 200, code: 'AUTH_CREDENTIALS', data: {} }),
    'Invalid email or password',
  ],
  [
    'R-AUT-018: refused without words',
    new ApiError({ kind: 'refused', status: 200, data: {} }),
    'Authentication failed. Please check your credentials.',
  ],
  [
    'D-LOGINERR: refused with words',
    new ApiError({
      kind: 'refused',
      status: 200,
      data: { errormsg: 'Come back tomorrow.' },
      message: 'Come back tomorrow.',
    }),
    'Come back tomorrow.',
  ],
  [
    'R-AUT-023: an answer that is none',
    new ApiError({ kind: 'format', status: 200, data: '<html>' }),
    'Something went wrong. Please try again.',
  ],
] as const)('%s', (_, error, text) => expect(shownAs(error, 'authenticationFailed')).toBe(text))

it('R-AUT-025: a verb without a sentence of its own says that an error occurred', () =>
  expect(shownAs(new ApiError({ kind: 'refused', status: 200, data: {} }), 'errorOccurred')).toBe(
    'An error occurred. Please try again.',
  ))

it('R-AUT-024: a registration that broke off says so', () =>
  expect(
    shownAs(new ApiError({ kind: 'format', status: 200, data: '<html>' }), 'registrationError'),
  ).toBe('An error occurred during registration. Please try again.'))
