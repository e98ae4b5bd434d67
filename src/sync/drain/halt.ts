// Why a drain ends early, and how long an answer and a silent drainer are waited for.

/**
 * fenced: another tab took over. unauthorized, otherAccount, tokenChanged: the token is not (or no
 * longer) this account's. unreachable: no connection. foreign: somebody else answers in the
 * server's place. busy: the server asked for patience. stopped: the engine was stopped.
 */
export type Halt =
  | 'fenced'
  | 'unauthorized'
  | 'otherAccount'
  | 'tokenChanged'
  | 'unreachable'
  | 'foreign'
  | 'busy'
  | 'stopped'

/**
 * The holder of the lock writes at least once per request; silent for longer, it is frozen, and
 * another tab takes over.
 */
export const frozenAfterMs = 60_000

/** The engine's own requests never hang longer (D-TIMEOUT). */
export const requestTimeoutMs = 15_000
