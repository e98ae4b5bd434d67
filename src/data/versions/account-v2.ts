// The second released schema: a long queue is counted, and what of it is due is found, by an index of the outbox.
import { accountV1 } from './account-v1.ts'

export const accountV2 = {
  ...accountV1,
  outbox: '++seq, lane, [lane+itemId], [state+nextAtMs]',
} as const
