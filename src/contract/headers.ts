// Headers our server adds beyond the spec's bodies; used only where get_capabilities announces them
// (design 5).

export const idempotencyKeyHeader = 'idempotency-key'
export const clientIdHeader = 'x-client-id'
/**
 * The lane a mutation belongs to (the list's client id) and its sequence in it: the server refuses
 * an older one.
 */
export const laneHeader = 'x-lane'
export const laneSequenceHeader = 'x-lane-seq'
/**
 * An edit of a list: the fields' version its body was merged with; the server refuses it where the
 * list has another by now.
 */
export const ifFieldsVersionHeader = 'x-if-fields-version'
/**
 * An edit of a list: the fields' version on screen when the person began to change it. Absent:
 * nobody knows.
 */
export const baseFieldsVersionHeader = 'x-base-fields-version'

/**
 * Asks for a changed list without its entries (RFC 7240), which whoever reads its lists anyway has
 * no use for; and for lists whose entries are ids and notes alone, by who has a catalogue.
 */
export const preferHeader = 'prefer'
export const minimalAnswer = 'return=minimal'

/**
 * Sent with change_password: this browser takes the token of the answer in place of the one it
 * asked with (decisions/167).
 */
export const sessionRenewalHeader = 'x-session-renewal'

/**
 * Of every answer: names its lines in the server's log. A word for the operator, nothing is decided
 * by it.
 */
export const requestIdHeader = 'x-request-id'

/**
 * What the browser kept of a Google redirect (PKCE verifier, OpenID nonce) and sends along with the
 * code (decisions/014).
 */
export const googleVerifierHeader = 'x-google-code-verifier'
export const googleNonceHeader = 'x-google-nonce'

/** Names that get_capabilities may announce. Absent or failing means none of them. */
export const capabilities = [
  'idempotency',
  'client-ids',
  'lane-sequence',
  'versions',
  'field-versions',
  'market-delta',
  'google-pkce',
  'minimal-answers',
  'session-renewal',
  'batch',
  'ledger',
  'daily-closes',
] as const
export type Capability = (typeof capabilities)[number]
