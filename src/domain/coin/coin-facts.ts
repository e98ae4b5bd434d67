// Figures about a coin's community and its code that are shown beside its rating, by name and in
// the order of the page.

export type CoinFactUnit = 'count' | 'perDay' | 'percent' | 'lines'

export const communityFacts = {
  twitterFollowers: 'count',
  redditSubscribers: 'count',
  redditActive48h: 'count',
  redditPosts48h: 'perDay',
  redditComments48h: 'perDay',
  telegramMembers: 'count',
  sentimentUpPct: 'percent',
  watchlistUsers: 'count',
} as const satisfies Record<string, CoinFactUnit>
export type CommunityFact = keyof typeof communityFacts

export const developerFacts = {
  commits4w: 'count',
  additions4w: 'lines',
  deletions4w: 'lines',
  contributors: 'count',
  pullRequestsMerged: 'count',
  closedIssues: 'count',
  totalIssues: 'count',
  stars: 'count',
  forks: 'count',
  watchers: 'count',
} as const satisfies Record<string, CoinFactUnit>
export type DeveloperFact = keyof typeof developerFacts
