// Sixty invented token sales of all seven types. Every project, launchpad, investor and person in
// them is fictional.
import { initialCapUsd, saleTypes } from '#domain/sale/sale.ts'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import type { SaleType } from '#domain/sale/sale.ts'
import type { SourceSale } from '../source-port.ts'
import cast from './sale-cast.json' with { type: 'json' }
import projects from './sale-projects.json' with { type: 'json' }
import { drawsOf } from './prices/noise.ts'
import { daySec } from './prices/price-path.ts'
import { saleTerms } from './sale-terms.ts'
import { sampleSource, simulateFacts } from './simulated-facts.ts'
import type { SaleTerms } from './sale-terms.ts'

type Draw = ReturnType<typeof drawsOf>
type Project = {
  id: string
  name: string
  symbol: string
  saleType: SaleType
  category: string
  blockchain: string
}

/** A sale launches once per cycle, so that the list of upcoming sales never runs dry. */
const launchCycleDays = 110
const toBeAnnouncedShare = 0.15
const priceUnknownShare = 0.08
/** One project shows what a trap looks like: its rating is capped. */
const honeypotId = 'gravelmint'

const saleProjects: readonly Project[] = projects.map(
  ([name = '', symbol = '', type = '', category = '', blockchain = '']) => ({
    id: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name,
    symbol,
    saleType: saleTypes.find((known) => known === type) ?? 'IDO',
    category,
    blockchain,
  }),
)

const pickSome = <T>(
  choices: readonly T[],
  draw: Draw,
  { name, most }: { name: string; most: number },
): T[] => {
  const count = 1 + Math.floor(draw(`${name}/count`) * most)
  return choices
    .map((choice, index) => ({ choice, order: draw(`${name}/${index}`) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ choice }) => choice)
}

const launchOf = (draw: Draw, nowSec: number): number | null => {
  if (draw('tba') < toBeAnnouncedShare) return null
  const cycleSec = launchCycleDays * daySec
  const phaseSec = Math.floor(draw('launch') * launchCycleDays * 24) * 3_600
  return (Math.floor((nowSec - phaseSec) / cycleSec) + 1) * cycleSec + phaseSec
}

const teamOf = (draw: Draw): SourceSale['team'] => {
  if (draw('team/secret') < 0.2) return []
  const pick = (names: readonly string[], name: string): string =>
    names[Math.floor(draw(name) * names.length)] ?? ''
  return cast.roles.slice(0, 2 + Math.floor(draw('team/size') * 3)).map((role) => ({
    name: `${pick(cast.firstNames, `team/${role}/first`)} ${pick(cast.lastNames, `team/${role}/last`)}`,
    role,
  }))
}

type Backer = { name: string; tier: number }

const factsOf = (
  project: Project,
  terms: SaleTerms,
  backers: readonly Backer[],
  dayStartSec: number,
): FactsWire => {
  const draw = drawsOf(`${project.id}/facts`)
  const cap =
    terms.tokenPrice === null ? null : initialCapUsd(terms.tokenPrice, terms.circulatingAtTge)
  const figures: [string, number | null][] = [
    ['initialCap', cap === null ? null : Math.round(cap)],
    ['priceToEarlierRounds', terms.priceToEarlierRounds],
    ['floatAtTge', terms.floatPercent],
    ['insiderShare', terms.insiderPercent],
    ['investorTier', 5 - Math.min(...backers.map(({ tier }) => tier))],
  ]
  const isThin = draw('thin') < 0.15
  const known: FactsWire = Object.fromEntries(
    figures.flatMap(([key, value]) =>
      value === null ? [] : [[key, { value, as_of: dayStartSec, source: sampleSource }]],
    ),
  )
  known['honeypot'] = {
    value: project.id === honeypotId ? 1 : 0,
    as_of: dayStartSec,
    source: sampleSource,
  }
  const knownKeys = new Set(figures.map(([key]) => key)) as Parameters<
    typeof simulateFacts
  >[1]['knownKeys']
  const temper = { quality: 0.35 + 0.4 * draw('quality'), openness: isThin ? 0.2 : 0.88 }
  return {
    ...simulateFacts('sale', {
      seed: `${project.id}/facts`,
      temper,
      knownKeys,
      asOfSec: dayStartSec,
    }),
    ...known,
  }
}

const describe = ({ name, category, blockchain, saleType }: Project): string =>
  `${name} is an invented project of the sample market: ` +
  `${category} on ${blockchain}, sold as ${saleType}. Nothing here can be bought.`

const saleAt = (project: Project, nowSec: number): SourceSale => {
  const draw = drawsOf(`sale/${project.id}`)
  const dayStartSec = Math.floor(nowSec / daySec) * daySec
  const launchSec = launchOf(draw, nowSec)
  const launchpads = pickSome(cast.launchpads, draw, { name: 'launchpad', most: 2 })
  const backers = pickSome(cast.investors, draw, { name: 'investor', most: 4 }).map(
    ([name, tier]) => ({ name: String(name), tier: Number(tier) }),
  )
  const terms = saleTerms(draw, {
    launchSec,
    nowSec,
    launchpad: launchpads[0] ?? null,
    isPriceKnown: draw('price-known') >= priceUnknownShare,
  })
  return {
    id: project.id,
    rank: null,
    name: project.name,
    symbol: project.symbol,
    image: null,
    sale_type: project.saleType,
    launch_date: launchSec,
    token_price: terms.tokenPrice,
    circulating_supply_tge: terms.circulatingAtTge,
    initial_cap: initialCapUsd(terms.tokenPrice, terms.circulatingAtTge),
    total_raised: terms.totalRaised,
    launchpads,
    category: project.category,
    blockchain: project.blockchain,
    investors: backers.map(({ name }) => name),
    as_of: dayStartSec,
    description: describe(project),
    total_supply: terms.totalSupply,
    raise_goal: terms.raiseGoal,
    ends_at: launchSec && launchSec - daySec,
    rounds: terms.rounds,
    allocations: terms.allocations,
    vesting: terms.vesting,
    team: teamOf(draw),
    investor_tiers: backers,
    links: { homepage: null, whitepaper: null, twitter: null, telegram: null, source_code: null },
    facts: factsOf(project, terms, backers, dayStartSec),
  }
}

/** All sales as they stand at a second; launches lie ahead of it or are to be announced. */
export const sampleSalesAt = (nowSec: number): SourceSale[] =>
  saleProjects.map((project) => saleAt(project, nowSec))
