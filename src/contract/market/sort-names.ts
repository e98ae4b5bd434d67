// What the lists of the market can be sorted by, as requests name it. Any other name is refused: a
// list in another order than the one asked for looks right and is not.

/** `total_ai_score` is the score itself, `score_low` its lower bound, which our lists rank by. */
export const coinSortNames = [
  'rank',
  'name',
  'symbol',
  'price',
  'change_24h',
  'change_7d',
  'change_30d',
  'market_cap',
  'volume_24h',
  'total_ai_score',
  'score_low',
  'coverage',
  'tokenomics',
  'security',
  'social',
  'market',
  'insights',
  'listed_at',
] as const
export type CoinSortName = (typeof coinSortNames)[number]

/** The wire's column names and the list's own, both understood; so with the lists below. */
export const saleSortNames = [
  'total_ai_score',
  'score',
  'score_low',
  'low',
  'name',
  'sale_type',
  'type',
  'launch_date',
  'launch',
  'initial_cap',
  'cap',
  'total_raised',
  'raised',
] as const
export type SaleSortName = (typeof saleSortNames)[number]

export const launchpadSortNames = [
  'score',
  'score_low',
  'low',
  'name',
  'above',
  'median',
  'avg_roi',
  'average',
  'projects',
  'next',
] as const
export type LaunchpadSortName = (typeof launchpadSortNames)[number]

export const airdropSortNames = [
  'score',
  'score_low',
  'low',
  'name',
  'starts_at',
  'starts',
  'ends_at',
  'ends',
  'tasks',
] as const
export type AirdropSortName = (typeof airdropSortNames)[number]
