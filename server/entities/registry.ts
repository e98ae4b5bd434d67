// What entities beside watchlists bring to the server, one line each: who answers their calls and
// for whom, and what of them an account takes away. `npm run new entity` writes here.
import type { Executor } from '../store/store.ts'

export const entityHandlers = {}

export const entityPolicies = {}

/** Reads the rows of one account, by the name of their table. */
export const entityReaders: Record<string, (db: Executor, userId: string) => Promise<unknown>> = {}
