// Sentences the specification fixes: English to the letter (§8), Turkish by the table of the requirements.
import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { languages } from '#i18n/languages.ts'
import { missingMark } from '#i18n/missing-mark.ts'
import { readArea } from './packs.ts'

const textsOf = (language: string, area: string): string[] =>
  Object.values(
    JSON.parse(
      readFileSync(new URL(`../../locales/${language}/${area}.json`, import.meta.url), 'utf8'),
    ) as Record<string, string>,
  )

it.each([
  ['R-WLC-034', 'Failed to fetch watchlists'],
  ['R-WLI-013', 'Failed to fetch IDO watchlists'],
  ['R-WLC-034', 'Failed to update watchlist'],
  ['R-WLC-034', 'Failed to add to watchlist'],
  ['R-WLC-034', 'Failed to remove from watchlist'],
  ['R-WLC-004', 'No watchlists available'],
  ['R-WLC-014', 'Watchlist name cannot be empty'],
  ['R-WLI-007', 'IDO Watchlist name cannot be empty'],
  ['R-WLC-022', 'Cannot delete the only watchlist'],
  ['R-WLI-010', 'Cannot delete the only IDO watchlist'],
  ['R-WLC-027', 'Failed to delete watchlist. Please try again.'],
  ['R-WLC-027', 'Failed to delete watchlist: {{reason}}'],
])('%s the English pack says "%s"', (_id, sentence) => {
  expect(textsOf('en', 'watchlists')).toContain(sentence)
})

it.each([
  ['R-WLC-031', 'İzleme listesi verileri beklenen formatta değil'],
  ['R-WLC-032', 'İzleme listelerine erişilemedi'],
  ['R-WLC-033', 'İzleme listeleri yüklenemedi'],
  ['R-WLI-014', 'IDO izleme listesi verileri beklenen formatta değil'],
  ['R-WLI-014', 'IDO izleme listelerine erişilemedi'],
  ['R-WLI-014', 'IDO izleme listeleri yüklenemedi'],
])('%s the Turkish pack says "%s"', (_id, sentence) => {
  expect(textsOf('tr', 'watchlists')).toContain(sentence)
})

it.each([
  ['R-ERR-003', 'error', 'something went wrong'],
  ['R-ERR-003', 'error', 'multiple errors detected'],
  ['R-ERR-004', 'error', 'unexpected error'],
  [
    'R-ERR-033',
    'error',
    'A critical error has occurred. Please refresh the page or return to the homepage.',
  ],
  ['R-ERR-035', 'error', 'An unexpected error occurred'],
  ['R-ERR-036', 'error', 'Network connection issue'],
  ['R-ERR-036', 'error', 'Could not fetch data'],
  ['R-ERR-036', 'error', 'Request timed out'],
  ['R-ERR-036', 'error', 'Invalid input'],
  ['R-ERR-036', 'error', 'Page not found'],
  ['R-ERR-036', 'error', 'Translation error'],
  ['R-ERR-036', 'error', 'Unknown error'],
  ['R-ERR-037', 'states', 'Error loading data'],
  ['R-ERR-037', 'upcoming', 'Error loading upcoming token sales'],
  ['R-ERR-037', 'states', 'No results found'],
  ['R-ERR-037', 'upcoming', 'No upcoming token sales found'],
  ['R-ERR-037', 'states', 'No data available'],
])('%s the English pack of %s says "%s"', (_id, area, sentence) => {
  expect(textsOf('en', area)).toContain(sentence)
})

it.each([
  ['nav', 'membership', 'Membership management'],
  ['nav', 'feedback', 'Feedback'],
  ['nav', 'pricing', 'Pricing'],
  ['admin', 'dashboard', 'Dashboard'],
  [
    'error',
    'criticalError',
    'A critical error has occurred. Please refresh the page or return to the homepage.',
  ],
  ['error', 'pageNotFound', 'Page not found'],
])('R-CNT-013 %s.%s is a label in every language, in English "%s"', (area, key, sentence) => {
  const labels = languages.map(({ code }) => readArea(code, area)[key] ?? '')
  expect(labels).toContain(sentence)
  expect(labels.filter((label) => label.trim() === '' || label.startsWith(missingMark))).toEqual([])
})

it('R-MEM-024, T-04: the plans speak the fixed sentences', () => {
  expect(textsOf('en', 'plans')).toEqual(
    expect.arrayContaining([
      'Failed to fetch subscription plans',
      'Plan data not in expected format',
    ]),
  )
  expect(textsOf('tr', 'plans')).toContain('Plan verileri beklenen formatta değil')
})

it.each([
  ['R-AUT-003', 'Remember me for 30 days'],
  ['R-AUT-004', 'Please enter a valid email address'],
  ['R-AUT-006', 'Please fill in all required fields correctly'],
  ['R-AUT-007', 'Signing in...'],
  ['R-AUT-011', 'Login successful'],
  ['R-AUT-011', 'Welcome back!'],
  ['R-AUT-018', 'Authentication failed. Please check your credentials.'],
  ['R-AUT-019', 'No response received from server. Please try again.'],
  ['R-AUT-020', 'Session could not be established. Please try again.'],
  ['R-AUT-021', 'Network error: {{message}}'],
  ['R-AUT-022', 'Invalid email or password'],
  ['R-AUT-023', 'Login error'],
  ['R-AUT-023', 'Something went wrong. Please try again.'],
  ['R-AUT-024', 'Registration failed'],
  ['R-AUT-024', 'An error occurred during registration. Please try again.'],
  ['R-AUT-025', 'An error occurred. Please try again.'],
  ['R-AUT-026', 'Account created'],
  ['R-AUT-026', 'Registration successful'],
  ['R-AUT-026', 'Registration successful. Check your email to activate your account.'],
  ['R-AUT-026', 'If the address is known, a password reset email has been sent.'],
  ['R-AUT-038', 'Check your email to verify your account'],
  [
    'R-AUT-041',
    'This email address is already registered. Please use a different email or try to log in.',
  ],
  ['R-AUT-042', 'Registration is currently limited to invited users only.'],
  ['R-AUT-044', 'Account was created but session could not be established. Please log in.'],
  ['R-AUT-056', 'Logged out'],
  ['R-AUT-057', 'An error occurred during logout. Please try again.'],
  ['R-AUT-059', 'Session expired'],
  ['R-AUT-059', 'Your session has expired. Please log in again.'],
  ['R-AUT-067', 'User not logged in'],
  ['D-MINLEN', 'Password must be at least 6 characters'],
  ['D-FORGOT', 'Password reset is coming soon. Please contact support.'],
])('%s the English pack of auth says "%s"', (_id, sentence) => {
  expect(textsOf('en', 'auth')).toContain(sentence)
})

it.each(languages.map(({ code }) => code))(
  'R-LAY-007 in %s the feedback button is Turkish, but for English',
  (code) => {
    expect(readArea(code, 'nav')['feedbackButton']).toBe(
      code === 'en' ? 'Feedback' : 'Geri Bildirim',
    )
  },
)
