// Why a drain ends early, and how long it waits for an answer.

/**
 * fenced: another tab took over. unauthorized, otherAccount, tokenChanged: the token is not (or no longer) this
 * account's. unreachable: no connection. busy: the server asked for patience. stopped: the engine was stopped.
 */
export type Halt = 'fenced' | 'unauthorized' | 'otherAccount' | 'tokenChanged' | 'unreachable' | 'busy' | 'stopped'

/** The engine's own requests never hang longer (D-TIMEOUT). */
export const requestTimeoutMs = 15_000
