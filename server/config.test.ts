import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config/config-error.ts'

const messageOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
    return 'accepted'
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error'
  }
}

const production = { NODE_ENV: 'production', APP_ORIGIN: 'https://a.example' }

describe('configuration', () => {
  it('needs nothing for local use', () => {
    expect(readConfig({})).toMatchObject({
      port: 4173,
      dataDir: '.data',
      extensions: true,
      rateLimits: true,
      requireVerifiedEmail: false,
      isProduction: false,
      captcha: 'altcha',
      google: null,
      turnstile: null,
      market: { source: 'sample' },
    })
  })

  it('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', APP_ORIGIN: ' ' })).toMatchObject({
      port: 4173,
      appOrigin: undefined,
    })
  })

  it.each([
    [{ PORT: '99999' }, /^PORT /],
    [{ EXTENSIONS: 'yes' }, /^EXTENSIONS /],
    [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL /],
    [{ APP_ORIGIN: 'https://app.example.com/path' }, /^APP_ORIGIN .*without a path/],
    [
      { TRUST_PROXY: 'on' },
      /^TRUST_PROXY is not usable: on would believe whatever address a caller writes; write how many proxies .* TRUST_PROXY=1, or their networks, such as TRUST_PROXY=10\.0\.0\.0\/8/,
    ],
    [{ TRUST_PROXY: '99' }, /^TRUST_PROXY .*how many proxies/],
    [{ TRUST_PROXY: '10.0.0.0/40' }, /^TRUST_PROXY .*how many proxies/],
    [{ TRUST_PROXY: '::/0' }, /^TRUST_PROXY .*how many proxies/],
    [{ MAIL_URL: 'https://x' }, /^MAIL_URL /],
    [{ SOCIAL_LINKS: 'https://x.com/a,https://example.com' }, /^SOCIAL_LINKS .*https addresses/],
    [{ SESSION_SECRETS: 'short' }, /^SESSION_SECRETS /],
    [{ MARKET_SOURCE: 'file' }, /^MARKET_FILE is not set/],
    [{ GOPLUS: 'on' }, /^GOPLUS=on needs MARKET_SOURCE=coingecko/],
    [{ DEFILLAMA: 'on' }, /^DEFILLAMA=on is refused for the sample market/],
    [{ COINGECKO_CALLS_PER_MINUTE: '0' }, /^COINGECKO_CALLS_PER_MINUTE /],
    [{ ADMIN_EMAIL: 'a@example.com' }, /^ADMIN_EMAIL and ADMIN_PASSWORD belong together/],
    [{ CAPTCHA: 'recaptcha' }, /^CAPTCHA /],
    [{ CAPTCHA: 'turnstile' }, /^TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are not set/],
    [{ GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together/],
    [
      { ...production, GOOGLE_PROVIDER: 'local' },
      /^GOOGLE_PROVIDER=local is refused in production/,
    ],
    [
      { ...production, PAYMENT_PROVIDER: 'local' },
      /^PAYMENT_PROVIDER=local is refused in production/,
    ],
    [
      { ...production, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      /^STRIPE_SECRET_KEY is a key for tests, which production refuses/,
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together/,
    ],
    [{ PAYMENT_PROVIDER: 'stripe' }, /^STRIPE_SECRET_KEY is not set/],
    [
      {
        PAYMENT_PROVIDER: 'local',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      /^STRIPE_SECRET_KEY is set, and PAYMENT_PROVIDER=local never uses it/,
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      /^STRIPE_SECRET_KEY is not usable: must be a secret/,
    ],
    [
      {
        ...production,
        CAPTCHA: 'turnstile',
        TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
        TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
      },
      /^TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are keys for tests/,
    ],
    [
      { ...production, REQUIRE_VERIFIED_EMAIL: 'on' },
      /^MAIL_URL is not set: REQUIRE_VERIFIED_EMAIL=on/,
    ],
    [
      { HOST: '0.0.0.0', GOOGLE_PROVIDER: 'local' },
      /^GOOGLE_PROVIDER=local is refused with HOST=0.0.0.0/,
    ],
    [{ HOST: '::', PAYMENT_PROVIDER: 'local' }, /^PAYMENT_PROVIDER=local is refused with HOST=::/],
    [{ NODE_ENV: 'production' }, /^APP_ORIGIN is not set/],
    [
      { NODE_ENV: 'production', APP_ORIGIN: 'https://a.example', RATE_LIMITS: 'off' },
      /^RATE_LIMITS=off is refused/,
    ],
  ])('%j is refused by name', (environment, message) => {
    expect(messageOf(environment)).toMatch(message)
  })

  it('S2 knows the proxies before it by their number or their networks', () => {
    expect(
      [
        {},
        { TRUST_PROXY: 'off' },
        { TRUST_PROXY: '0' },
        { TRUST_PROXY: '2' },
        { TRUST_PROXY: '10.0.0.0/8, ::1,loopback' },
      ].map((given) => readConfig(given).trustProxy),
    ).toEqual([null, null, null, { hops: 2 }, { networks: ['10.0.0.0/8', '::1', 'loopback'] }])
  })

  it('D-PROVIDER payments: Stripe with its keys, else the stand-in, and in production nothing', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readConfig({ ...production, ...keys }).payments).toMatchObject({
      kind: 'stripe',
      mode: 'live',
    })
    expect(readConfig({ ...keys, STRIPE_SECRET_KEY: 'rk_test_1' }).payments).toMatchObject({
      kind: 'stripe',
      mode: 'test',
    })
    expect([
      readConfig({}).payments,
      readConfig(production).payments,
      readConfig({ PAYMENT_PROVIDER: 'off' }).payments,
    ]).toEqual([{ kind: 'local' }, null, null])
    expect(
      [readConfig({ HOST: '0.0.0.0' }).payments, readConfig({ HOST: 'localhost' }).payments],
      'S17',
    ).toEqual([null, { kind: 'local' }])
  })

  it('D-CAPTCHA D-GOOGLE production takes the real ones, and a captcha switched off on purpose', () => {
    expect(messageOf({ ...production, CAPTCHA: 'off' })).toBe('accepted')
    expect(
      messageOf({
        ...production,
        CAPTCHA: 'turnstile',
        TURNSTILE_SITE_KEY: '0x4AAA',
        TURNSTILE_SECRET_KEY: '0x4BBB',
      }),
    ).toBe('accepted')
    expect(
      readConfig({ ...production, GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }).google,
    ).toMatchObject({ clientId: 'x', isLocal: false })
    expect(readConfig({ GOOGLE_PROVIDER: 'local' }).google).toMatchObject({ isLocal: true })
  })
})
