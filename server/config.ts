// Every setting of the server, read once from the environment and checked. Documented in docs/configuration.md.
import { isIP } from 'node:net'
import * as z from 'zod'
import { socialLinkOf } from '#domain/social-links.ts'
import { trustedProxiesSchema } from './http/trusted-proxies.ts'
import { isLoopbackHost } from './loopback-host.ts'

/** A setting that cannot be used: the message names the variable and says what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const switchOf = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback).transform((value) => value === 'on')
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)
const commaList = z.string().default('').transform((text) => text.split(',').map((part) => part.trim()).filter((part) => part !== ''))
const httpUrl = z.url({ protocol: /^https?$/ })
const origin = httpUrl.refine((url) => new URL(url).origin === url, 'must be an origin such as https://app.example.com, without a path')

const socialLinks = commaList.refine((all) => all.every((url) => socialLinkOf(url) !== null), 'must be https addresses on x.com, t.me, discord.gg, youtube.com, linkedin.com or medium.com')

const isWebAddress = (url: string): boolean => httpUrl.safeParse(url).success
const newsFeeds = commaList.refine((all) => all.every(isWebAddress) && all.length <= 20, 'must be at most 20 http or https addresses of RSS or Atom feeds, separated by commas')

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4173),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  APP_ORIGIN: origin.optional(),
  APP_DIR: z.string().default('dist'),
  TRUST_PROXY: trustedProxiesSchema,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(400).default(14),
  AUDIT_LOG: switchOf('on'),
  SESSION_SECRETS: commaList.refine((all) => all.every((secret) => secret.length >= 32), 'every secret needs at least 32 characters'),
  MARKET_SOURCE: z.enum(['sample', 'file', 'coingecko']).default('sample'),
  MARKET_FILE: z.string().optional(),
  COINGECKO_API_KEY: z.string().optional(),
  COINGECKO_BASE_URL: httpUrl.default('https://api.coingecko.com/api/v3'),
  COINGECKO_PAGES: z.coerce.number().int().min(1).max(80).default(2),
  COINGECKO_REFRESH_SEC: z.coerce.number().int().min(30).default(900),
  COINGECKO_CALLS_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).optional(),
  GOPLUS: switchOf('off'),
  GOPLUS_BASE_URL: httpUrl.default('https://api.gopluslabs.io'),
  DEFILLAMA: switchOf('off'),
  DEFILLAMA_BASE_URL: httpUrl.default('https://api.llama.fi'),
  DEFILLAMA_API_KEY: z.string().optional(),
  DEFILLAMA_PRO_BASE_URL: httpUrl.default('https://pro-api.llama.fi'),
  NEWS_FEEDS: newsFeeds,
  NEWS_PRIVATE_ADDRESSES: commaList.refine((all) => all.every((address) => isIP(address) !== 0), 'must be network addresses such as 10.0.0.5, separated by commas'),
  NEWS_REFRESH_SEC: z.coerce.number().int().min(60).default(900),
  PLANS_FILE: z.string().optional(),
  PAYMENT_PROVIDER: z.enum(['stripe', 'local', 'off']).optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(live|test)_\w+$/, 'must be a secret or restricted key of Stripe, such as sk_live_...').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\w+$/, 'must be the signing secret of a Stripe webhook, such as whsec_...').optional(),
  CAPTCHA: z.enum(['altcha', 'turnstile', 'off']).default('altcha'),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_VERIFY_URL: httpUrl.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('CoinSight <no-reply@localhost>'),
  GOOGLE_PROVIDER: z.enum(['google', 'local']).default('google'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_LOCAL_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  INVITE_ONLY: switchOf('off'),
  INVITE_LIST: commaList,
  REQUIRE_VERIFIED_EMAIL: switchOf('off'),
  RATE_LIMITS: switchOf('on'),
  LIMIT_CALLS_PER_MINUTE: count(600),
  LIMIT_CHANGES_PER_MINUTE: count(6000),
  LIMIT_REGISTRATIONS_PER_HOUR: count(60),
  LIMIT_MAILS_PER_HOUR: count(5),
  LIMIT_EXPORTS_PER_HOUR: count(20),
  LIMIT_MEGABYTES_PER_DAY: count(25),
  LIMIT_ENTRIES: count(10_000),
  LIMIT_SESSIONS: count(50),
  LOGIN_DELAY_AFTER: count(5),
  LOGIN_CAPTCHA_AFTER: count(10),
  LOGIN_FAILURES_PER_ACCOUNT: count(20),
  LOGIN_FAILURES_PER_IP: count(100),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(256).optional(),
  EXTENSIONS: switchOf('on'),
  FEEDBACK_FORM_URL: httpUrl.optional(),
  FLAG_SERVICE_URL: httpUrl.optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  SOCIAL_LINKS: socialLinks,
})

type Environment = z.output<typeof environmentSchema>

const refuse = (message: string): never => {
  throw new ConfigError(message)
}

const assertConsistent = (env: Environment): void => {
  if (env.MARKET_SOURCE === 'file' && env.MARKET_FILE === undefined) refuse('MARKET_FILE is not set: MARKET_SOURCE=file needs the path of a market file.')
  if (env.GOPLUS && env.MARKET_SOURCE !== 'coingecko') refuse('GOPLUS=on needs MARKET_SOURCE=coingecko, which tells where the contracts of coins are: set it, or remove GOPLUS.')
  if (env.DEFILLAMA && env.MARKET_SOURCE === 'sample') refuse('DEFILLAMA=on is refused for the sample market, whose figures are simulated: set MARKET_SOURCE, or remove DEFILLAMA.')
  if ((env.ADMIN_EMAIL === undefined) !== (env.ADMIN_PASSWORD === undefined)) refuse('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.')
  if (env.CAPTCHA === 'turnstile' && (env.TURNSTILE_SITE_KEY === undefined || env.TURNSTILE_SECRET_KEY === undefined)) refuse('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are not set: CAPTCHA=turnstile needs both.')
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) refuse('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.')
  assertPayments(env)
  assertStandIns(env)
  if (env.NODE_ENV === 'production') assertFitForProduction(env)
}

/** On this machine alone anybody may be anybody, and nobody pay. */
const assertStandIns = ({ HOST, GOOGLE_PROVIDER: google, PAYMENT_PROVIDER: payments, NODE_ENV }: Environment): void => {
  if (NODE_ENV === 'production' || isLoopbackHost(HOST)) return
  if (google === 'local') refuse(`GOOGLE_PROVIDER=local is refused with HOST=${HOST}, as anybody can be anybody there: remove one of them.`)
  if (payments === 'local') refuse(`PAYMENT_PROVIDER=local is refused with HOST=${HOST}, as nobody pays there: remove one of them.`)
}

const isTestKey = (key: string | undefined): boolean => /^(sk|rk)_test_/.test(key ?? '')

const assertPayments = ({ PAYMENT_PROVIDER: provider, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }: Environment): void => {
  if ((key === undefined) !== (secret === undefined)) refuse('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.')
  if (provider === 'stripe' && key === undefined) refuse('STRIPE_SECRET_KEY is not set: PAYMENT_PROVIDER=stripe needs it and STRIPE_WEBHOOK_SECRET.')
  if (provider === 'local' && key !== undefined) refuse('STRIPE_SECRET_KEY is set, and PAYMENT_PROVIDER=local never uses it: remove one of them.')
}

/** Keys Cloudflare publishes for tests: they let everybody or nobody in. */
const turnstileTestKey = /^[123]x0{10}/

const assertFitForProduction = (env: Environment): void => {
  if (env.APP_ORIGIN === undefined) refuse('APP_ORIGIN is not set: production needs the address people open, such as https://app.example.com.')
  if (env.REQUIRE_VERIFIED_EMAIL && env.MAIL_URL === undefined) refuse('MAIL_URL is not set: REQUIRE_VERIFIED_EMAIL=on lets nobody log in without the letter that proves their address.')
  if (!env.RATE_LIMITS) refuse('RATE_LIMITS=off is refused in production: remove it.')
  if (env.GOOGLE_PROVIDER === 'local') refuse('GOOGLE_PROVIDER=local is refused in production, as anybody can be anybody there: remove it.')
  if (env.PAYMENT_PROVIDER === 'local') refuse('PAYMENT_PROVIDER=local is refused in production, as nobody pays there: remove it.')
  if (isTestKey(env.STRIPE_SECRET_KEY)) refuse('STRIPE_SECRET_KEY is a key for tests, which production refuses: set your live one.')
  if (env.CAPTCHA === 'turnstile' && [env.TURNSTILE_SITE_KEY, env.TURNSTILE_SECRET_KEY].some((key) => turnstileTestKey.test(key ?? ''))) refuse('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are keys for tests, which production refuses: set your own.')
}

const limitsOf = (env: Environment) => ({
  callsPerMinutePerIp: env.LIMIT_CALLS_PER_MINUTE,
  changesPerMinutePerAccount: env.LIMIT_CHANGES_PER_MINUTE,
  registrationsPerHourPerIp: env.LIMIT_REGISTRATIONS_PER_HOUR,
  mailsPerHourPerAddress: env.LIMIT_MAILS_PER_HOUR,
  exportsPerHourPerAccount: env.LIMIT_EXPORTS_PER_HOUR,
  bytesPerDayPerAccount: env.LIMIT_MEGABYTES_PER_DAY * 1_000_000,
  entriesPerAccount: env.LIMIT_ENTRIES,
  sessionsPerAccount: env.LIMIT_SESSIONS,
  loginDelayAfter: env.LOGIN_DELAY_AFTER,
  loginCaptchaAfter: env.LOGIN_CAPTCHA_AFTER,
  loginFailuresPerHourPerAccount: env.LOGIN_FAILURES_PER_ACCOUNT,
  loginFailuresPerHourPerIp: env.LOGIN_FAILURES_PER_IP,
})

const googleOf = (env: Environment) => {
  const isLocal = env.GOOGLE_PROVIDER === 'local'
  const clientId = env.GOOGLE_CLIENT_ID ?? (isLocal ? 'local-client' : undefined)
  const clientSecret = env.GOOGLE_CLIENT_SECRET ?? (isLocal ? 'local-secret' : undefined)
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret, isLocal, localPort: env.GOOGLE_LOCAL_PORT }
}

/** Stripe where it is configured; elsewhere the stand-in, and nothing in production or where HOST is open to others. */
const paymentsOf = ({ HOST, NODE_ENV, PAYMENT_PROVIDER: provider, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Environment) => {
  if (provider === 'off') return null
  if (secretKey !== undefined && webhookSecret !== undefined) return { kind: 'stripe' as const, mode: isTestKey(secretKey) ? ('test' as const) : ('live' as const), secretKey, webhookSecret }
  return NODE_ENV === 'production' || !isLoopbackHost(HOST) ? null : { kind: 'local' as const }
}

const turnstileOf = ({ TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_VERIFY_URL: verifyUrl }: Environment) =>
  siteKey === undefined || secretKey === undefined ? null : { siteKey, secretKey, verifyUrl }

const marketOf = (env: Environment) => ({
  source: env.MARKET_SOURCE,
  file: env.MARKET_FILE,
  coingecko: {
    apiKey: env.COINGECKO_API_KEY ?? null,
    baseUrl: env.COINGECKO_BASE_URL,
    callsPerMinute: env.COINGECKO_CALLS_PER_MINUTE ?? null,
    pages: env.COINGECKO_PAGES,
    refreshMs: env.COINGECKO_REFRESH_SEC * 1000,
  },
  goplus: env.GOPLUS ? { baseUrl: env.GOPLUS_BASE_URL.replace(/\/$/, '') } : null,
  defillama: env.DEFILLAMA
    ? { baseUrl: env.DEFILLAMA_BASE_URL.replace(/\/$/, ''), proBaseUrl: env.DEFILLAMA_PRO_BASE_URL.replace(/\/$/, ''), apiKey: env.DEFILLAMA_API_KEY ?? null }
    : null,
})

const toConfig = (env: Environment) => ({
  isProduction: env.NODE_ENV === 'production',
  port: env.PORT,
  host: env.HOST,
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  appOrigin: env.APP_ORIGIN,
  appDir: env.APP_DIR,
  trustProxy: env.TRUST_PROXY,
  logLevel: env.LOG_LEVEL,
  sessionIdleSec: env.SESSION_IDLE_DAYS * 86_400,
  auditLog: env.AUDIT_LOG,
  sessionSecrets: env.SESSION_SECRETS,
  market: marketOf(env),
  newsFeeds: env.NEWS_FEEDS,
  newsPrivateAddresses: env.NEWS_PRIVATE_ADDRESSES,
  newsRefreshMs: env.NEWS_REFRESH_SEC * 1000,
  plansFile: env.PLANS_FILE,
  payments: paymentsOf(env),
  captcha: env.CAPTCHA,
  turnstile: turnstileOf(env),
  mailUrl: env.MAIL_URL,
  mailFrom: env.MAIL_FROM,
  google: googleOf(env),
  inviteOnly: env.INVITE_ONLY,
  inviteList: env.INVITE_LIST,
  requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
  rateLimits: env.RATE_LIMITS,
  limits: limitsOf(env),
  admin: env.ADMIN_EMAIL === undefined || env.ADMIN_PASSWORD === undefined ? null : { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
  extensions: env.EXTENSIONS,
  feedbackFormUrl: env.FEEDBACK_FORM_URL,
  flagServiceUrl: env.FLAG_SERVICE_URL,
  securityContact: env.SECURITY_CONTACT,
  socialLinks: env.SOCIAL_LINKS.length > 0 ? env.SOCIAL_LINKS : null,
})

export type Config = ReturnType<typeof toConfig>

/** Reads the settings; an empty variable counts as unset. Throws ConfigError naming the first wrong variable. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} is not usable: ${issue?.message}. Correct or unset it (docs/configuration.md).`)
  }
  assertConsistent(parsed.data)
  return toConfig(parsed.data)
}
