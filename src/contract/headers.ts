// Headers our server adds beyond the spec's bodies; used only where get_capabilities announces them (design 5).

export const idempotencyKeyHeader = 'idempotency-key'
export const clientIdHeader = 'x-client-id'
/** The lane a mutation belongs to (the list's client id) and its sequence in it: the server refuses an older one. */
export const laneHeader = 'x-lane'
export const laneSequenceHeader = 'x-lane-seq'

/** What the browser kept of a Google redirect (PKCE verifier, OpenID nonce) and sends along with the code (decisions/014). */
export const googleVerifierHeader = 'x-google-code-verifier'
export const googleNonceHeader = 'x-google-nonce'

/** Names that get_capabilities may announce. Absent or failing means none of them. */
export const capabilities = ['idempotency', 'client-ids', 'lane-sequence', 'versions', 'market-delta', 'google-pkce', 'batch'] as const
export type Capability = (typeof capabilities)[number]
