import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startWarnings } from './start-warnings.ts'

const warned = (environment: Record<string, string>): string[] =>
  startWarnings(readConfig(environment)).map((sentence) => sentence.split(/ is |=|:/)[0] ?? '')
const production = { NODE_ENV: 'production', APP_ORIGIN: 'https://a.example' }

it('S7 S17 a machine of one’s own is told nothing', () => {
  expect(warned({})).toEqual([])
  expect(
    warned({
      HOST: '::1',
      APP_ORIGIN: 'http://localhost:4173',
      RATE_LIMITS: 'off',
      CAPTCHA: 'off',
    }),
  ).toEqual([])
})

it('S7 a production start without a mail server or with the sample market says so; one that has both says nothing', () => {
  expect(warned(production)).toEqual(['MAIL_URL', 'MARKET_SOURCE'])
  expect(
    warned({ ...production, MAIL_URL: 'smtps://mail.example', MARKET_SOURCE: 'coingecko' }),
  ).toEqual([])
  expect(
    warned({
      ...production,
      MAIL_URL: 'smtps://mail.example',
      MARKET_SOURCE: 'coingecko',
      CAPTCHA: 'off',
    }),
  ).toEqual(['CAPTCHA'])
})

it.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.2' },
  { APP_ORIGIN: 'https://a.example' },
])('S17 %j serves others: development and missing guards are named', (reachable) => {
  expect(
    warned({ ...reachable, PAYMENT_PROVIDER: 'off', RATE_LIMITS: 'off', CAPTCHA: 'off' }),
  ).toEqual(['NODE_ENV', 'CAPTCHA', 'MAIL_URL', 'MARKET_SOURCE', 'RATE_LIMITS'])
})

it('S17 behind a proxy the stand-in for payments is named', () => {
  expect(warned({ APP_ORIGIN: 'https://a.example' })).toContain('PAYMENT_PROVIDER')
})
