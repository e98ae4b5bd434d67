// The terms of an invented sale, drawn so that its figures agree: shares sum to 100 %, money is
// price times tokens.
import type { SaleDetailWire } from '#contract/market/sale-wire.ts'
import type { drawsOf } from './prices/noise.ts'
import { daySec } from './prices/price-path.ts'

export type SaleTerms = Pick<SaleDetailWire, 'rounds' | 'allocations' | 'vesting'> & {
  tokenPrice: number | null
  totalSupply: number
  circulatingAtTge: number
  totalRaised: number
  raiseGoal: number | null
  floatPercent: number
  insiderPercent: number
  /** The public price over the average of the earlier rounds; null where no price is known. */
  priceToEarlierRounds: number | null
}

type Draw = ReturnType<typeof drawsOf>
type Setting = {
  launchSec: number | null
  nowSec: number
  launchpad: string | null
  isPriceKnown: boolean
}

const supplies = [50e6, 100e6, 250e6, 500e6, 1e9, 2e9, 10e9] as const
const between = (draw: Draw, name: string, [low, high]: readonly [number, number]): number =>
  low + (high - low) * draw(name)
const whole = (draw: Draw, name: string, range: readonly [number, number]): number =>
  Math.round(between(draw, name, range))

const allocationsOf = (draw: Draw): { label: string; percent: number }[] => {
  const parts = [
    { label: 'Seed round', percent: whole(draw, 'share/seed', [3, 10]) },
    { label: 'Private round', percent: whole(draw, 'share/private', [5, 15]) },
    { label: 'Public sale', percent: whole(draw, 'share/public', [3, 20]) },
    { label: 'Team', percent: whole(draw, 'share/team', [10, 20]) },
    { label: 'Advisors', percent: whole(draw, 'share/advisors', [1, 5]) },
    { label: 'Liquidity', percent: whole(draw, 'share/liquidity', [5, 12]) },
  ]
  const rest = 100 - parts.reduce((sum, { percent }) => sum + percent, 0)
  return [...parts, { label: 'Ecosystem', percent: rest }]
}

const vestingOf = (
  draw: Draw,
  allocations: readonly { label: string }[],
): SaleDetailWire['vesting'] =>
  allocations.map(({ label }) => {
    const isOpen = label === 'Public sale' || label === 'Liquidity'
    const isInside = label === 'Team' || label === 'Advisors'
    return {
      label,
      tge_percent: isOpen
        ? whole(draw, `tge/${label}`, [4, 10]) * 10
        : isInside
          ? 0
          : whole(draw, `tge/${label}`, [0, 3]) * 5,
      cliff_months: isOpen ? 0 : whole(draw, `cliff/${label}`, isInside ? [6, 12] : [0, 6]),
      vesting_months: isOpen
        ? whole(draw, `vest/${label}`, [0, 6])
        : whole(draw, `vest/${label}`, isInside ? [24, 36] : [9, 24]),
    }
  })

const roundsOf = (
  draw: Draw,
  setting: Setting,
  { price, supply, shares }: { price: number; supply: number; shares: Map<string, number> },
) => {
  const { launchSec, nowSec, launchpad, isPriceKnown } = setting
  const anchorSec = launchSec ?? Math.floor(nowSec / daySec) * daySec + 60 * daySec
  const round = (
    name: string,
    share: string,
    terms: { factor: number; startsDaysBefore: number; days: number; isPublic: boolean },
  ) => {
    const tokens = Math.round((supply * (shares.get(share) ?? 0)) / 100)
    const roundPrice = Number((price * terms.factor).toPrecision(3))
    const startsAt = anchorSec - terms.startsDaysBefore * daySec
    const endsAt = startsAt + terms.days * daySec
    const isDated = launchSec !== null || !terms.isPublic
    return {
      name,
      price: isPriceKnown ? roundPrice : null,
      tokens,
      raised:
        endsAt <= nowSec
          ? Math.round(tokens * roundPrice)
          : terms.isPublic
            ? 0
            : Math.round(tokens * roundPrice * between(draw, `sold/${name}`, [0.2, 0.9])),
      starts_at: isDated ? startsAt : null,
      ends_at: isDated ? endsAt : null,
      launchpad: terms.isPublic ? launchpad : null,
    }
  }
  return [
    round('Seed', 'Seed round', {
      factor: between(draw, 'factor/seed', [0.3, 0.6]),
      startsDaysBefore: 300,
      days: 60,
      isPublic: false,
    }),
    round('Private', 'Private round', {
      factor: between(draw, 'factor/private', [0.6, 0.9]),
      startsDaysBefore: 150,
      days: 60,
      isPublic: false,
    }),
    round('Public', 'Public sale', { factor: 1, startsDaysBefore: 4, days: 3, isPublic: true }),
  ]
}

const goalOf = (round: { tokens: number; price: number | null }): number =>
  round.tokens * (round.price ?? 0)

/** Draws the terms of one sale; the same sale always draws the same. */
export const saleTerms = (draw: Draw, setting: Setting): SaleTerms => {
  const totalSupply = supplies[Math.floor(draw('supply') * supplies.length)] ?? 1e9
  const valuation = 4e6 * 10 ** between(draw, 'valuation', [0, 1.7])
  const price = Number((valuation / totalSupply).toPrecision(3))
  const allocations = allocationsOf(draw)
  const shares = new Map(allocations.map(({ label, percent }) => [label, percent]))
  const vesting = vestingOf(draw, allocations)
  const rounds = roundsOf(draw, setting, { price, supply: totalSupply, shares })
  const floatPercent = Number(
    vesting
      .reduce(
        (sum, { label, tge_percent }) => sum + ((shares.get(label) ?? 0) * tge_percent) / 100,
        0,
      )
      .toFixed(2),
  )
  const earlier = rounds.slice(0, -1).map((round) => round.price ?? 0)
  const averageEarlier = earlier.reduce((sum, each) => sum + each, 0) / earlier.length
  return {
    tokenPrice: setting.isPriceKnown ? price : null,
    totalSupply,
    circulatingAtTge: Math.round((totalSupply * floatPercent) / 100),
    totalRaised: rounds.reduce((sum, { raised }) => sum + raised, 0),
    raiseGoal: setting.isPriceKnown
      ? Math.round(rounds.reduce((sum, round) => sum + goalOf(round), 0))
      : null,
    floatPercent,
    insiderPercent: ['Seed round', 'Private round', 'Team', 'Advisors'].reduce(
      (sum, label) => sum + (shares.get(label) ?? 0),
      0,
    ),
    priceToEarlierRounds: setting.isPriceKnown ? Number((price / averageEarlier).toFixed(2)) : null,
    rounds,
    allocations,
    vesting,
  }
}
