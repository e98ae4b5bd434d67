// Which calls leave a line in the audit log, and under which name.
import type { CallName } from '#contract/calls.ts'
import type { AuditEvent } from './audit-log.ts'

export const auditedCalls: Partial<Record<CallName, { done: AuditEvent; refused?: AuditEvent }>> = {
  login_user: { done: 'signed_in', refused: 'sign_in_failed' },
  get_google_tokens: { done: 'signed_in', refused: 'sign_in_failed' },
  register_user: { done: 'account_made' },
  logout_user: { done: 'signed_out' },
  verify_email: { done: 'email_verified' },
  change_password: { done: 'password_changed', refused: 'password_change_refused' },
  revoke_session: { done: 'session_revoked' },
  revoke_other_sessions: { done: 'other_sessions_revoked' },
  export_my_data: { done: 'data_exported' },
  delete_account: { done: 'account_deleted', refused: 'account_deletion_refused' },
}
