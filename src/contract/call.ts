// How one row of the contract is written: endpoint, `f`, who may call it, what goes in, what comes
// out.
import type * as z from 'zod/mini'

export type CallPath = '/authentication.php' | '/client.php' | '/stripe_checkout.php' | '/admin.php'

/** Who may call: anyone, anyone holding a live session, or an administrator. */
export type CallAuth = 'public' | 'user' | 'admin'

export type Call<
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  path: CallPath
  f: string
  auth: CallAuth
  /** True where a repeated `Idempotency-Key` must have one effect (design 6). */
  isMutation: boolean
  payload: Payload
  output: Output
}

/** Keeps the literal types of one row. */
export const defineCall = <
  Payload extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const F extends string,
>(
  row: Call<Payload, Output> & { f: F },
): Call<Payload, Output> & { f: F } => row

/** What a caller must send for a row (before defaults apply). */
export type PayloadOf<Row> = Row extends { payload: infer P extends z.ZodMiniType }
  ? z.input<P>
  : never

/** What a caller reads from a row's `output`. */
export type OutputOf<Row> = Row extends { output: infer O extends z.ZodMiniType }
  ? z.output<O>
  : never
