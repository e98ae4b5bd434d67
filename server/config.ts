// Every setting of the server, read once from the environment and checked. Documented in
// docs/configuration.md.
import { ConfigError } from './config/config-error.ts'
import { assertConsistent } from './config/consistency.ts'
import { environmentSchema, type Environment } from './config/environment.ts'
import { isTestKey } from './config/stripe-key.ts'
import { isLoopbackHost } from './config/loopback-host.ts'

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
  return clientId === undefined || clientSecret === undefined
    ? null
    : { clientId, clientSecret, isLocal, localPort: env.GOOGLE_LOCAL_PORT }
}

/**
 * Stripe where it is configured; elsewhere the stand-in, and nothing in production or where HOST is
 * open to others.
 */
const paymentsOf = ({
  HOST,
  NODE_ENV,
  PAYMENT_PROVIDER: provider,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: Environment) => {
  if (provider === 'off') return null
  if (secretKey !== undefined && webhookSecret !== undefined)
    return {
      kind: 'stripe' as const,
      mode: isTestKey(secretKey) ? ('test' as const) : ('live' as const),
      secretKey,
      webhookSecret,
    }
  return NODE_ENV === 'production' || !isLoopbackHost(HOST) ? null : { kind: 'local' as const }
}

const turnstileOf = ({
  TURNSTILE_SITE_KEY: siteKey,
  TURNSTILE_SECRET_KEY: secretKey,
  TURNSTILE_VERIFY_URL: verifyUrl,
}: Environment) =>
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
    ? {
        baseUrl: env.DEFILLAMA_BASE_URL.replace(/\/$/, ''),
        proBaseUrl: env.DEFILLAMA_PRO_BASE_URL.replace(/\/$/, ''),
        apiKey: env.DEFILLAMA_API_KEY ?? null,
      }
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
  plansOnSale: env.PLANS_ON_SALE,
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
  admin:
    env.ADMIN_EMAIL === undefined || env.ADMIN_PASSWORD === undefined
      ? null
      : { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
  extensions: env.EXTENSIONS,
  areSoonMarksLifted: !env.NAV_SOON,
  feedbackFormUrl: env.FEEDBACK_FORM_URL,
  flagServiceUrl: env.FLAG_SERVICE_URL,
  securityContact: env.SECURITY_CONTACT,
  socialLinks: env.SOCIAL_LINKS.length > 0 ? env.SOCIAL_LINKS : null,
})

export type Config = ReturnType<typeof toConfig>

/**
 * Reads the settings; an empty variable counts as unset. Throws ConfigError naming the first wrong
 * variable.
 */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(
      `${String(issue?.path[0])} is not usable: ${issue?.message}. Correct or unset it (docs/configuration.md).`,
    )
  }
  assertConsistent(parsed.data)
  return toConfig(parsed.data)
}
