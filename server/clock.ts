// The server's time comes from here, so that tests can move it.

export type Clock = { nowMs: () => number }

export const systemClock: Clock = { nowMs: () => Date.now() }
