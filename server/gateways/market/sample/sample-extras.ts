// Community and development figures of a sample coin, drawn so that they agree with the facts its
// rating rests on.
import type { CommunityFact, DeveloperFact } from '#domain/coin/coin-facts.ts'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import type { CoinExtra } from '../source-port.ts'
import { drawsOf } from './prices/noise.ts'
import type { SampleCoin } from './sample-coins.ts'
import { sampleSource } from './simulated-facts.ts'

type Draw = ReturnType<typeof drawsOf>
type KnownFigures = [string, number | null][]

const factsOf = (figures: KnownFigures, asOfSec: number): FactsWire =>
  Object.fromEntries(
    figures.flatMap(([key, value]) =>
      value === null ? [] : [[key, { value, as_of: asOfSec, source: sampleSource }]],
    ),
  )

const whole = (value: number): number => Math.round(value)

/** A community as large as its rank among its peers says; unknown where that is. */
const community = (
  facts: FactsWire,
  coin: SampleCoin,
  draw: Draw,
): [CommunityFact, number | null][] => {
  const percentile = facts['communityPercentile']?.value
  if (percentile === undefined) return []
  const communitySize =
    2_000 * 10 ** (3.2 * (percentile / 100)) * (0.7 + 0.6 * draw('community/size'))
  const perThousand = facts['activityPerMember']?.value ?? null
  const subscribers = whole(communitySize * (0.2 + 0.3 * draw('community/reddit')))
  return [
    ['twitterFollowers', coin.twitter === null ? null : whole(communitySize)],
    ['redditSubscribers', subscribers],
    ['redditActive48h', perThousand === null ? null : whole((subscribers * perThousand) / 1_000)],
    [
      'telegramMembers',
      draw('community/telegram') < 0.4
        ? null
        : whole(communitySize * 0.25 * draw('community/telegram/size')),
    ],
    ['sentimentUpPct', Number((45 + 50 * draw('community/mood')).toFixed(1))],
    ['watchlistUsers', whole(communitySize * (0.3 + 0.4 * draw('community/watchers')))],
  ]
}

/** Nothing where the sample knows no public code. */
const development = (
  facts: FactsWire,
  coin: SampleCoin,
  draw: Draw,
): [DeveloperFact, number | null][] => {
  const commits = facts['commits4w']?.value
  if (coin.code === null || commits === undefined) return []
  const size = Math.sqrt(commits + 1)
  const stars = whole(120 * size * (0.3 + 2 * draw('code/stars')))
  const issues = whole(90 * size * (0.5 + draw('code/issues')))
  return [
    ['commits4w', whole(commits)],
    ['additions4w', whole(commits * (20 + 90 * draw('code/added')))],
    ['deletions4w', whole(commits * (10 + 60 * draw('code/removed')))],
    ['contributors', 3 + whole(6 * size * (0.4 + draw('code/people')))],
    ['pullRequestsMerged', whole(60 * size * (0.5 + draw('code/merged')))],
    ['closedIssues', whole(issues * (0.6 + 0.35 * draw('code/closed')))],
    ['totalIssues', issues],
    ['stars', stars],
    ['forks', whole(stars * (0.2 + 0.3 * draw('code/forks')))],
    ['watchers', whole(stars * 0.06)],
  ]
}

/** Drawn per coin and steady for a day, like every simulated fact. */
export const sampleExtras = (
  coin: SampleCoin,
  facts: FactsWire,
  dayStartSec: number,
): CoinExtra => {
  const draw = drawsOf(`${coin.id}/extras`)
  return {
    community_facts: factsOf(community(facts, coin, draw), dayStartSec),
    developer_facts: factsOf(development(facts, coin, draw), dayStartSec),
  }
}
