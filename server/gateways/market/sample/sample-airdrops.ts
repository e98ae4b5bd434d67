// Eighteen invented airdrops, some live, some to come, some just over, whatever the day. Every
// project in them is fictional.
import type { AirdropTaskKind } from '#domain/airdrop/airdrop.ts'
import type { SourceAirdrop } from '../source-port.ts'
import airdrops from './airdrops.json' with { type: 'json' }
import { drawsOf } from './prices/noise.ts'
import { daySec } from './prices/price-path.ts'

type Draw = ReturnType<typeof drawsOf>

/** An airdrop comes once per cycle, so that there are always some to come. */
const cycleDays = 100
/** What is over stays in the list for so long. */
const staysDays = 20
/**
 * One shows what a trap looks like: it asks for money, nobody has announced it, and its page is not
 * secure.
 */
const trapId = 'sable-faucet'

const kinds: readonly Exclude<AirdropTaskKind, 'claim' | 'other'>[] = [
  'register',
  'follow',
  'join',
  'use',
  'hold',
  'bridge',
  'vote',
  'refer',
]

/** Announced dates, dates that are only expected, an end without a date, or nothing at all. */
const datesOf = (
  draw: Draw,
  nowSec: number,
): Pick<SourceAirdrop, 'starts_at' | 'ends_at' | 'dates_estimated'> => {
  const todaySec = Math.floor(nowSec / daySec) * daySec
  const lengthSec = (14 + Math.floor(draw('length') * 32)) * daySec
  const phaseSec = Math.floor(draw('phase') * cycleDays) * daySec
  const lastStart =
    Math.floor((todaySec - phaseSec) / (cycleDays * daySec)) * cycleDays * daySec + phaseSec
  const startsAt =
    lastStart + lengthSec + staysDays * daySec > todaySec
      ? lastStart
      : lastStart + cycleDays * daySec
  const how = draw('announced')
  if (startsAt > todaySec && how < 0.25) return { starts_at: null, ends_at: null }
  return {
    starts_at: startsAt,
    ends_at: how > 0.85 ? null : startsAt + lengthSec,
    dates_estimated: startsAt > todaySec && how < 0.45,
  }
}

const tasksOf = (draw: Draw): SourceAirdrop['tasks'] => {
  const chosen = kinds.filter((kind) => draw(`task/${kind}`) < 0.42)
  return [...(chosen.length === 0 ? (['register'] as const) : chosen), 'claim' as const].map(
    (kind) => ({ id: kind, kind, text: null }),
  )
}

/** Known most of the time; then true as often as `share` says. */
const drawnBoolean = (draw: Draw, name: string, share: number): boolean | null =>
  draw(`${name}/known`) < 0.2 ? null : draw(name) < share

const airdropAt = (
  [name = '', symbol = '', chain = '']: readonly string[],
  nowSec: number,
): SourceAirdrop => {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const draw = drawsOf(`airdrop/${id}`)
  const isTrap = id === trapId
  const supplyPct = Math.round(draw('supply') * 16) / 2 + 1
  return {
    id,
    name,
    symbol,
    chain,
    image: null,
    status: null,
    score: null,
    description: null,
    reward: isTrap || draw('reward') < 0.2 ? null : `${supplyPct}% of the ${symbol} supply`,
    reward_supply_pct: isTrap || draw('reward') < 0.2 ? null : supplyPct,
    ...datesOf(draw, nowSec),
    tasks: tasksOf(draw),
    url: isTrap
      ? `http://claim.${id}.example/`
      : draw('page') < 0.12
        ? null
        : `https://${id}.example/airdrop`,
    is_confirmed: isTrap ? false : drawnBoolean(draw, 'confirmed', 0.85),
    is_free: isTrap ? false : drawnBoolean(draw, 'free', 0.8),
    has_terms: isTrap ? false : drawnBoolean(draw, 'terms', 0.7),
  }
}

/** All airdrops as they stand on the day of a second. */
export const sampleAirdropsAt = (nowSec: number): SourceAirdrop[] =>
  airdrops.map((project) => airdropAt(project, nowSec))
