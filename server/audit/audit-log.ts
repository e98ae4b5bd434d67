// What happened to accounts, one JSON line each (docs/audit-log.md). Lines name accounts by id;
// addresses of people and networks only as keyed hashes, and never a token.
import { pino, type DestinationStream } from 'pino'
import type { Config } from '../config.ts'
import { requestOfLine } from '../logging/request-scope.ts'

export const auditEvents = [
  'signed_in',
  'sign_in_failed',
  'new_device',
  'signed_out',
  'account_made',
  'email_verified',
  'password_changed',
  'password_change_refused',
  'session_revoked',
  'other_sessions_revoked',
  'data_exported',
  'account_deleted',
  'account_deletion_refused',
  'administrator_made',
  'webhook_refused',
] as const
export type AuditEvent = (typeof auditEvents)[number]

export type AuditRecord = {
  event: AuditEvent
  /** The account's id; null where there is none or nobody knows. */
  account: string | null
  /** The network address it came from, as a keyed hash. */
  network?: string
  /** The e-mail address that was typed, as a keyed hash. */
  email?: string
  /** A code of the contract: why it was refused. */
  reason?: string
}

export type AuditLog = { record: (happened: AuditRecord) => void }

/** Keeps nothing: for AUDIT_LOG=off and for tests that look elsewhere. */
export const noAudit: AuditLog = { record: () => {} }

/** Lines on standard output unless told, whatever LOG_LEVEL says; none with AUDIT_LOG=off. */
export const openAuditLog = (
  { auditLog }: Pick<Config, 'auditLog'>,
  to?: DestinationStream,
): AuditLog => {
  if (!auditLog) return noAudit
  const options = {
    level: 'info',
    base: { log: 'audit' },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: requestOfLine,
  }
  const lines = to === undefined ? pino(options) : pino(options, to)
  return { record: (happened) => lines.info(happened) }
}
