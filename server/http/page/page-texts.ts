// How the pages call themselves before the app has drawn them: to search engines, link previews and
// bookmarks. In English only, as the document says of itself (decision 200).

import { productName } from '#domain/product.ts'

export type PageText = readonly [title: string, description: string]

const ratedList =
  'Every score opens into its receipt: inputs, weights, and what nobody could find out.'

/** What is said of the product where nothing more is known of an address. */
export const productText: PageText = [
  productName,
  'Rated coins and token sales, and watchlists that work on a flight.',
]

export const frontTitle = `${productName}: every score comes with a receipt`

/** By address; what is not here says `productText` (pages of one's own, of administrators, being built). */
export const pageTexts: Readonly<Record<string, PageText>> = {
  '/': [frontTitle, `Coins and token sales rated from public facts. ${ratedList}`],
  '/coinlist': ['Coins', `Coins ranked by AI score, free and without an account. ${ratedList}`],
  '/upcoming': [
    'Upcoming token sales',
    `IDO, IEO, ICO and more before they launch, with terms and dates. ${ratedList}`,
  ],
  '/launchpads': [
    'Launchpads',
    'Launchpads by the record of the sales they ran, good and bad in the same table.',
  ],
  '/airdropscore': [
    'Airdrops',
    'Airdrops with their tasks, dates and a score that says how much is known of them.',
  ],
  '/gemscout': [
    'Gem scout',
    'Small market caps whose score holds even if everything unknown turned out badly.',
  ],
  '/compare': [
    'Compare coins',
    'Two to five coins side by side: sub-scores on one ruler, prices from a common start.',
  ],
  '/top-movers': ['Top movers', 'The coins that rose and fell most, with thin markets left out.'],
  '/newly-listed-coins': ['New listings', 'Coins listed lately, each with its score and receipt.'],
  '/watchlist': [
    'Watchlists',
    'Watchlists that take every edit without a connection and send it after landing.',
  ],
  '/pricing': [
    'Pricing',
    'Free, Pro and Premium compared line by line, with what is not built yet marked as such.',
  ],
  '/features': [
    'What CoinSight does',
    'Ratings with receipts, token sales, watchlists for a flight, twelve languages.',
  ],
  '/faq': [
    'Questions and answers',
    'How scores are made, what works without a connection, what is kept about you.',
  ],
  '/careers': ['Careers', 'Who makes CoinSight and how we work.'],
  '/login': ['Log in', 'Your watchlists, on every device you use.'],
  '/register': ['Sign up', 'Free. Your watchlists on every device, with or without a connection.'],
  '/terms': ['Terms of use', 'The agreement between you and the operator of this installation.'],
  '/privacy': [
    'Privacy policy',
    'What is stored about you, why, for how long, and what never leaves your device.',
  ],
  '/cookie-policy': [
    'Cookie policy',
    'CoinSight sets no cookies. All that it stores on your device, item by item.',
  ],
  '/disclaimer': ['Disclaimer', 'What scores are and are not. Not investment advice.'],
  '/ad-policy': ['Advertising policy', 'Why a payment never changes a score.'],
  '/upcoming-idos-info': [
    'Token sales, before they launch',
    'When sales launch, what they cost, who is behind them, and a score that can be opened.',
  ],
  '/compare-coins-info': [
    'Coins side by side',
    'Two to five coins next to each other, with the best of every figure marked.',
  ],
  '/portfolio-generator-info': [
    'A portfolio draft with its reasons',
    'In preparation: an allocation with a reason for every line.',
  ],
  '/portfolio-analysis-info': [
    'Your portfolio, with figures you can check',
    'What you hold, what it is worth, what it cost and what it brought, worked out on your device.',
  ],
  '/top-launchpads-info': [
    'Launchpads by their record',
    'Which launchpad ran which sales, and what became of them.',
  ],
  '/gemscout-info': [
    'Small coins, strong facts',
    'How gem scout finds small coins whose score holds in the worst case.',
  ],
}
