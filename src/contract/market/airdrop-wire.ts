// Airdrops as the wire carries them: the proposed row (requirements), and what our server adds to
// it.
import * as z from 'zod/mini'
import { figure, flag, knownText, label, oneOf, percent, seconds, text } from '../fields.ts'
import { rows } from '../rows.ts'
import { launchDateSec } from '#domain/format/date.ts'
import { airdropStatuses, airdropTaskKinds, type Airdrop } from '#domain/airdrop/airdrop.ts'

const answer = z.optional(flag)

/** Hosts may send plain words, or a task with a kind. */
const taskSchema = z.union([
  z.pipe(
    z.string().check(z.maxLength(500)),
    z.transform((words) => ({ id: words, kind: 'other' as const, text: words })),
  ),
  z.object({
    id: z.string().check(z.maxLength(200)),
    kind: z.catch(z.enum(airdropTaskKinds), 'other'),
    text: z.pipe(
      z.nullish(z.string().check(z.maxLength(500))),
      z.transform((words) => words ?? null),
    ),
  }),
])

export const airdropWireSchema = z.looseObject({
  id: knownText,
  name: label,
  image: text,
  status: oneOf(airdropStatuses),
  score: figure,
  reward: text,
  /** Seconds; null shows 'TBA'. */
  starts_at: seconds,
  ends_at: seconds,
  tasks: rows(taskSchema),
  url: text,
  /** The rest may be absent: a host need not send it. */
  symbol: z.optional(text),
  chain: z.optional(text),
  description: z.optional(text),
  dates_estimated: z.optional(flag),
  reward_supply_pct: z.optional(figure),
  is_confirmed: answer,
  is_free: answer,
  has_terms: answer,
  score_low: z.optional(figure),
  score_high: z.optional(figure),
  coverage: z.optional(percent),
})
export type AirdropWire = z.infer<typeof airdropWireSchema>

/**
 * An airdrop as rules read it; its score is worked out from its facts, here and on the server
 * alike. Placeholder dates become null (D-TBA).
 */
export const airdropOfWire = (wire: AirdropWire): Airdrop => ({
  id: wire.id,
  name: wire.name,
  symbol: wire.symbol ?? '',
  image: wire.image,
  chain: wire.chain ?? null,
  description: wire.description ?? null,
  toldStatus: wire.status,
  startsAtSec: launchDateSec(wire.starts_at),
  endsAtSec: launchDateSec(wire.ends_at),
  areDatesEstimated: wire.dates_estimated ?? false,
  reward: wire.reward,
  rewardSupplyPct: wire.reward_supply_pct ?? null,
  tasks: wire.tasks,
  url: wire.url,
  isConfirmed: wire.is_confirmed ?? null,
  isFree: wire.is_free ?? null,
  hasTerms: wire.has_terms ?? null,
})
