// Ties an online verb of `sync` to this app's line to its host: what is above asks by verbs, never
// by calls of its own.
import type { CallApi } from '#api/call.ts'
import { callApi } from '#api/client.ts'

/** The verb on this app's own line. */
export const online =
  <Args extends readonly unknown[], Result>(
    verb: (callApi: CallApi, ...args: Args) => Result,
  ): ((...args: Args) => Result) =>
  (...args) =>
    verb(callApi, ...args)
