// Airdrops as the wire carries them: the proposed row (requirements), and what our server adds to it.
import * as z from 'zod'
import { launchDateSec } from '#domain/format/date.ts'
import { airdropStatuses, airdropTaskKinds, type Airdrop } from '#domain/airdrop/airdrop.ts'

const text = z.string().nullable()
const figure = z.number().nullable()
const answer = z.boolean().nullish()

/** Hosts may send plain words, or a task with a kind. */
const taskSchema = z.union([
  z.string().max(500).transform((words) => ({ id: words, kind: 'other' as const, text: words })),
  z.object({ id: z.string().max(200), kind: z.enum(airdropTaskKinds).catch('other'), text: z.string().max(500).nullish().transform((words) => words ?? null) }),
])

export const airdropWireSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  image: text,
  status: z.enum(airdropStatuses).nullable().catch(null),
  score: figure,
  reward: text,
  /** Seconds; null shows 'TBA'. */
  starts_at: figure,
  ends_at: figure,
  tasks: z.array(taskSchema),
  url: text,
  /** The rest may be absent: a host need not send it. */
  symbol: text.optional(),
  chain: text.optional(),
  description: text.optional(),
  dates_estimated: z.boolean().optional(),
  reward_supply_pct: figure.optional(),
  is_confirmed: answer,
  is_free: answer,
  has_terms: answer,
  score_low: figure.optional(),
  score_high: figure.optional(),
  coverage: z.number().optional(),
})
export type AirdropWire = z.infer<typeof airdropWireSchema>

/** An airdrop as rules read it; its score is worked out from its facts, here and on the server alike. Placeholder dates become null (D-TBA). */
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
