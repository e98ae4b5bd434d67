// The settings as the environment writes them: text, checked one by one. What they mean together:
// consistency.ts.
import { isIP } from 'node:net'
import * as z from 'zod'
import { socialLinkOf } from '#domain/page/social-links.ts'
import { trustedProxiesSchema } from '../http/trusted-proxies.ts'

const switchOf = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on')
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)
const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
const httpUrl = z.url({ protocol: /^https?$/ })
const origin = httpUrl.refine(
  (url) => new URL(url).origin === url,
  'must be an origin such as https://app.example.com, without a path',
)

const socialLinks = commaList.refine(
  (all) => all.every((url) => socialLinkOf(url) !== null),
  'must be https addresses on x.com, t.me, discord.gg, youtube.com, linkedin.com or medium.com',
)

const isWebAddress = (url: string): boolean => httpUrl.safeParse(url).success
const newsFeeds = commaList.refine(
  (all) => all.every(isWebAddress) && all.length <= 20,
  'must be at most 20 http or https addresses of RSS or Atom feeds, separated by commas',
)

/** Every setting with its default; an unset variable takes it. */
export const environmentSchema = z.object({
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
  SESSION_SECRETS: commaList.refine(
    (all) => all.every((secret) => secret.length >= 32),
    'every secret needs at least 32 characters',
  ),
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
  NEWS_PRIVATE_ADDRESSES: commaList.refine(
    (all) => all.every((address) => isIP(address) !== 0),
    'must be network addresses such as 10.0.0.5, separated by commas',
  ),
  NEWS_REFRESH_SEC: z.coerce.number().int().min(60).default(900),
  PLANS_FILE: z.string().optional(),
  PLANS_ON_SALE: commaList.refine(
    (tiers) => tiers.every((tier) => tier === 'pro' || tier === 'premium'),
    'must be pro, premium or both, separated by a comma',
  ),
  PAYMENT_PROVIDER: z.enum(['stripe', 'local', 'off']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(sk|rk)_(live|test)_\w+$/,
      'must be a secret or restricted key of Stripe, such as sk_live_...',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of a Stripe webhook, such as whsec_...')
    .optional(),
  CAPTCHA: z.enum(['altcha', 'turnstile', 'off']).default('altcha'),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_VERIFY_URL: httpUrl.default(
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('CoinSight <no-reply@localhost>'),
  GOOGLE_PROVIDER: z.enum(['google', 'local']).default('google'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_LOCAL_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  NAV_SOON: switchOf('on'),
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

export type Environment = z.output<typeof environmentSchema>
