// Reads community and development figures of /coins/{id}. Zero is how the provider writes "not
// collected".
import type { CommunityFact, DeveloperFact } from '#domain/coin/coin-facts.ts'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import { amountOf, figureOf, isRecord, secondsOf } from './read-value.ts'

type Raw = Record<string, unknown>
const recordOf = (value: unknown): Raw => (isRecord(value) ? value : {})

const factsOf = (
  known: readonly (readonly [string, number | null])[],
  asOfSec: number,
): FactsWire =>
  Object.fromEntries(
    known.flatMap(([key, value]) =>
      value === null ? [] : [[key, { value, as_of: asOfSec, source: 'coingecko' }]],
    ),
  )

const community = (body: Raw): [CommunityFact, number | null][] => {
  const fields = recordOf(body['community_data'])
  return [
    ['twitterFollowers', amountOf(fields['twitter_followers'])],
    ['redditSubscribers', amountOf(fields['reddit_subscribers'])],
    ['redditActive48h', amountOf(fields['reddit_accounts_active_48h'])],
    ['redditPosts48h', amountOf(fields['reddit_average_posts_48h'])],
    ['redditComments48h', amountOf(fields['reddit_average_comments_48h'])],
    ['telegramMembers', amountOf(fields['telegram_channel_user_count'])],
    ['sentimentUpPct', amountOf(body['sentiment_votes_up_percentage'])],
    ['watchlistUsers', amountOf(body['watchlist_portfolio_users'])],
  ]
}

/**
 * A coin whose code nobody counts has zeroes everywhere; then all of it is unknown, else a zero is
 * a zero.
 */
const development = (body: Raw): [DeveloperFact, number | null][] => {
  const fields = recordOf(body['developer_data'])
  const lines = recordOf(fields['code_additions_deletions_4_weeks'])
  const figures: [DeveloperFact, number | null][] = [
    ['commits4w', figureOf(fields['commit_count_4_weeks'])],
    ['additions4w', figureOf(lines['additions'])],
    ['deletions4w', figureOf(lines['deletions'])],
    ['contributors', figureOf(fields['pull_request_contributors'])],
    ['pullRequestsMerged', figureOf(fields['pull_requests_merged'])],
    ['closedIssues', figureOf(fields['closed_issues'])],
    ['totalIssues', figureOf(fields['total_issues'])],
    ['stars', figureOf(fields['stars'])],
    ['forks', figureOf(fields['forks'])],
    ['watchers', figureOf(fields['subscribers'])],
  ]
  const isCounted = figures.some(([, value]) => value !== null && value !== 0)
  return isCounted
    ? figures.map(([key, value]) => [key, value === null ? null : Math.abs(value)])
    : []
}

/** Both kinds of facts, as old as the answer says it is; nothing where it has no time. */
export const readCoinFacts = (
  body: Raw,
): { community_facts: FactsWire; developer_facts: FactsWire } => {
  const asOfSec = secondsOf(body['last_updated'])
  if (asOfSec === null) return { community_facts: {}, developer_facts: {} }
  return {
    community_facts: factsOf(community(body), asOfSec),
    developer_facts: factsOf(development(body), asOfSec),
  }
}
