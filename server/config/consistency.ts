// Which settings go together, and which of them production refuses.
import { isLoopbackHost } from './loopback-host.ts'
import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'
import { isTestKey } from './stripe-key.ts'

const refuse = (message: string): never => {
  throw new ConfigError(message)
}

/**
 * Refuses settings that contradict each other, or that production cannot have. Throws ConfigError.
 */
export const assertConsistent = (env: Environment): void => {
  if (env.MARKET_SOURCE === 'file' && env.MARKET_FILE === undefined)
    refuse('MARKET_FILE is not set: MARKET_SOURCE=file needs the path of a market file.')
  if (env.GOPLUS && env.MARKET_SOURCE !== 'coingecko')
    refuse(
      'GOPLUS=on needs MARKET_SOURCE=coingecko, which tells where the contracts of coins are: ' +
        'set it, or remove GOPLUS.',
    )
  if (env.DEFILLAMA && env.MARKET_SOURCE === 'sample')
    refuse(
      'DEFILLAMA=on is refused for the sample market, whose figures are simulated: ' +
        'set MARKET_SOURCE, or remove DEFILLAMA.',
    )
  if ((env.ADMIN_EMAIL === undefined) !== (env.ADMIN_PASSWORD === undefined))
    refuse('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.')
  if (
    env.CAPTCHA === 'turnstile' &&
    (env.TURNSTILE_SITE_KEY === undefined || env.TURNSTILE_SECRET_KEY === undefined)
  )
    refuse('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are not set: CAPTCHA=turnstile needs both.')
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined))
    refuse('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.')
  assertPayments(env)
  assertStandIns(env)
  if (env.NODE_ENV === 'production') assertFitForProduction(env)
}

/** On this machine alone anybody may be anybody, and nobody pay. */
const assertStandIns = ({
  HOST,
  GOOGLE_PROVIDER: google,
  PAYMENT_PROVIDER: payments,
  NODE_ENV,
}: Environment): void => {
  if (NODE_ENV === 'production' || isLoopbackHost(HOST)) return
  if (google === 'local')
    refuse(
      `GOOGLE_PROVIDER=local is refused with HOST=${HOST}, as anybody can be anybody there: remove one of them.`,
    )
  if (payments === 'local')
    refuse(
      `PAYMENT_PROVIDER=local is refused with HOST=${HOST}, as nobody pays there: remove one of them.`,
    )
}

const assertPayments = ({
  PAYMENT_PROVIDER: provider,
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: secret,
}: Environment): void => {
  if ((key === undefined) !== (secret === undefined))
    refuse('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.')
  if (provider === 'stripe' && key === undefined)
    refuse(
      'STRIPE_SECRET_KEY is not set: PAYMENT_PROVIDER=stripe needs it and STRIPE_WEBHOOK_SECRET.',
    )
  if (provider === 'local' && key !== undefined)
    refuse(
      'STRIPE_SECRET_KEY is set, and PAYMENT_PROVIDER=local never uses it: remove one of them.',
    )
}

/** Keys Cloudflare publishes for tests: they let everybody or nobody in. */
const turnstileTestKey = /^[123]x0{10}/

const assertFitForProduction = (env: Environment): void => {
  if (env.APP_ORIGIN === undefined)
    refuse(
      'APP_ORIGIN is not set: production needs the address people open, such as https://app.example.com.',
    )
  if (env.REQUIRE_VERIFIED_EMAIL && env.MAIL_URL === undefined)
    refuse(
      'MAIL_URL is not set: REQUIRE_VERIFIED_EMAIL=on lets nobody log in without the letter that proves their address.',
    )
  if (!env.RATE_LIMITS) refuse('RATE_LIMITS=off is refused in production: remove it.')
  if (env.GOOGLE_PROVIDER === 'local')
    refuse(
      'GOOGLE_PROVIDER=local is refused in production, as anybody can be anybody there: remove it.',
    )
  if (env.PAYMENT_PROVIDER === 'local')
    refuse('PAYMENT_PROVIDER=local is refused in production, as nobody pays there: remove it.')
  if (isTestKey(env.STRIPE_SECRET_KEY))
    refuse('STRIPE_SECRET_KEY is a key for tests, which production refuses: set your live one.')
  if (
    env.CAPTCHA === 'turnstile' &&
    [env.TURNSTILE_SITE_KEY, env.TURNSTILE_SECRET_KEY].some((key) =>
      turnstileTestKey.test(key ?? ''),
    )
  )
    refuse(
      'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are keys for tests, which production refuses: set your own.',
    )
}
