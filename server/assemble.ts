// Plugs the real adapters together, as the configuration says.
import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { openAuditLog } from './audit/audit-log.ts'
import { openKeyedHash } from './keyed-hash.ts'
import { createPasswordHasher } from './auth/password/password-hasher.ts'
import { loadSessionSecrets } from './auth/session/session-secrets.ts'
import { createRenewedTokens } from './auth/session/session-tokens.ts'
import { createBackgroundTasks } from './jobs/background-tasks.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { openCaptcha } from './gateways/captcha/open-captcha.ts'
import type { GooglePort } from './gateways/google/google-port.ts'
import { createFileMail } from './gateways/mail/file-mail.ts'
import { createSmtpMail } from './gateways/mail/smtp-mail.ts'
import type { MarketPort } from './gateways/market/market-port.ts'
import { openNews } from './gateways/news/open-news.ts'
import type { PaymentsPort } from './gateways/payments/payments-port.ts'
import type { PlansPort } from './gateways/plans/plans-port.ts'
import { createIds } from './ids.ts'
import { hashSubjectsWith } from './store/accounts/attempt-queries.ts'
import type { Store } from './store/store.ts'

/** The newest first. Those the server makes itself change while it runs. */
const secretsOf = ({ sessionSecrets, dataDir }: Config): string[] => {
  if (sessionSecrets.length > 0) return sessionSecrets
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return loadSessionSecrets(dataDir, Math.floor(systemClock.nowMs() / 1000))
}

/** What main.ts has opened and closes again. */
export type Opened = {
  store: Store
  market: MarketPort | null
  google: GooglePort | null
  plans: PlansPort
  payments: PaymentsPort | null
  logger: FastifyBaseLogger
}

export const assembleDeps = async (
  config: Config,
  { store, market, google, plans, payments, logger }: Opened,
): Promise<Deps> => {
  const secrets = secretsOf(config)
  const keyedHash = openKeyedHash(config)
  hashSubjectsWith(keyedHash)
  return {
    config,
    store,
    market,
    news: openNews(config, {
      store,
      market,
      clock: systemClock,
      onFailure: (error) => logger.warn({ err: error }, 'a news feed could not be read'),
    }),
    plans,
    payments,
    logger,
    clock: systemClock,
    ids: createIds(systemClock),
    mail:
      config.mailUrl === undefined
        ? createFileMail(config.dataDir, { from: config.mailFrom, nowMs: systemClock.nowMs })
        : createSmtpMail(config.mailUrl, config.mailFrom),
    captcha: openCaptcha(config, secrets),
    google,
    passwords: createPasswordHasher(),
    sessions: await createRenewedTokens(() => secretsOf(config)),
    audit: openAuditLog(config),
    keyedHash,
    background: createBackgroundTasks(),
    wait: async (ms) => {
      await wait(ms)
    },
  }
}
