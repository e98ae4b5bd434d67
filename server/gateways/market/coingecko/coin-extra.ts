// Reads what /coins/{id} tells beyond the market page: description, links, first day, community,
// development, and where it is traded.
import type { CoinExtra } from '../source-port.ts'
import { readCoinFacts } from './coin-facts.ts'
import { readCoinMarkets } from './tickers/coin-markets.ts'
import { plainTextOf } from '../../../texts/plain-text.ts'
import { firstLinkOf, isRecord, labelOf, secondsOf } from './read-value.ts'

const profileOf = (host: string, name: unknown): string | null => {
  const handle = labelOf(name, 60)
  return handle !== null && /^[\w.-]+$/.test(handle) ? `https://${host}/${handle}` : null
}

/** Null where the answer is no coin. */
export const readCoinExtra = (body: unknown): CoinExtra | null => {
  if (!isRecord(body) || typeof body['id'] !== 'string') return null
  const links = isRecord(body['links']) ? body['links'] : {}
  const repositories = isRecord(links['repos_url']) ? links['repos_url'] : {}
  return {
    description: plainTextOf(
      isRecord(body['description']) ? body['description']['en'] : body['description'],
    ),
    genesis_date: secondsOf(body['genesis_date']),
    links: {
      homepage: firstLinkOf(links['homepage']),
      whitepaper: firstLinkOf(links['whitepaper']),
      explorer: firstLinkOf(links['blockchain_site']),
      source_code: firstLinkOf(repositories['github']) ?? firstLinkOf(repositories['bitbucket']),
      twitter: profileOf('x.com', links['twitter_screen_name']),
      telegram: profileOf('t.me', links['telegram_channel_identifier']),
      reddit: firstLinkOf(links['subreddit_url']),
    },
    ...readCoinFacts(body),
    ...readCoinMarkets(body['tickers']),
  }
}
