// Calls of POST /client.php that need a live session: most of them.
import type * as z from 'zod/mini'
import { defineCall, type Call } from '../call.ts'

/** One row: `f`, whether a repeated key must have one effect, what goes in, what comes out. */
export const signedInCall = <
  const F extends string,
  P extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  f: F,
  isMutation: boolean,
  payload: P,
  output: O,
): Call<P, O> & { f: F } =>
  defineCall({ path: '/client.php', f, auth: 'user', isMutation, payload, output })
