// The table of every call this product knows, keyed by `f`. The server's table of calls is built on
// it.
import { clientListCalls } from './calls/client-lists.ts'
import { deviceCalls } from './calls/device-calls.ts'

export const calls = { ...deviceCalls, ...clientListCalls }

export type Calls = typeof calls
export type CallName = keyof Calls
