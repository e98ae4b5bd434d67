// Everything the app is built from; what touches the outside world is a port that tests replace.
import type { FastifyBaseLogger } from 'fastify'
import type { AuditLog } from './audit/audit-log.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { BackgroundTasks } from './jobs/background-tasks.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { PasswordHasher } from './auth/password/password-hasher.ts'
import type { SessionTokens } from './auth/session/session-tokens.ts'
import type { CaptchaPort } from './gateways/captcha/captcha-port.ts'
import type { GooglePort } from './gateways/google/google-port.ts'
import type { MailPort } from './gateways/mail/mail-port.ts'
import type { MarketPort } from './gateways/market/market-port.ts'
import type { NewsPort } from './gateways/news/news-port.ts'
import type { PaymentsPort } from './gateways/payments/payments-port.ts'
import type { PlansPort } from './gateways/plans/plans-port.ts'
import type { Ids } from './ids.ts'
import type { Store } from './store/store.ts'

export type Deps = {
  config: Config
  store: Store
  clock: Clock
  ids: Ids
  mail: MailPort
  captcha: CaptchaPort
  /** Null: signing in with Google is not configured. */
  google: GooglePort | null
  passwords: PasswordHasher
  sessions: SessionTokens
  /** Null until a market is plugged in: its calls then answer MARKET_NOT_READY. */
  market: MarketPort | null
  news: NewsPort
  plans: PlansPort
  /** Null: nobody can pay here. */
  payments: PaymentsPort | null
  audit: AuditLog
  /** How addresses are kept where they are only compared. */
  keyedHash: KeyedHash
  /** What an answer need not wait for. */
  background: BackgroundTasks
  /** Slows repeated failures down; tests replace it. */
  wait: (ms: number) => Promise<void>
  /** False: silent. */
  logger: FastifyBaseLogger | false
}
