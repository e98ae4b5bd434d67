// What every visitor downloads: no key, no secret, no field for a card, and nobody else's script (R-MEM-045).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const built = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(js|css|html|json|webmanifest|txt|svg)$/.test(file),
)

/** Kinds of things that would betray a key or ask for a card. A payment's own secret comes back in an address, under a name that may be read. */
const forbidden = {
  'a key of the provider': /\b(sk|rk|pk)_(live|test)_|\bwhsec_/,
  'the secret of a payment': /\b(pi|seti|cs)_\w+_secret_/,
  'a field for a card': /\bcc-(number|csc|exp)\b|card-?number|\bcvc\b|\bcvv\b/i,
  'a card for tests': /4242[ -]?4242|4000[ -]?00\d\d|5555[ -]?5555/,
  'a script of the provider': /js\.stripe\.com|api\.stripe\.com/,
}

const found = (text: string): string[] =>
  Object.entries(forbidden)
    .filter(([, pattern]) => pattern.test(text))
    .map(([kind]) => kind)

test('R-MEM-045: no card data, key or secret is in the bundle', () => {
  expect(built.filter((file) => file.endsWith('.js')).length, 'files looked at').toBeGreaterThan(50)
  expect(
    built.flatMap((file) =>
      found(readFileSync(join('dist', file), 'utf8')).map((kind) => `${file}: ${kind}`),
    ),
  ).toEqual([])
})

test('R-MEM-045: the scan would see each of them', () => {
  const planted = [
    'sk_live_1',
    'pk_test_1',
    'whsec_1',
    'pi_1_secret_2',
    'autocomplete="cc-number"',
    '4242 4242 4242 4242',
    'https://js.stripe.com/v3',
  ]
  expect(planted.filter((text) => found(text).length === 0)).toEqual([])
})
