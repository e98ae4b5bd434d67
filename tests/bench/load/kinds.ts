// The calls that are measured, and what each connection says next.
import { randomUUID } from 'node:crypto'
import { coinSortNames } from '#contract/market/sort-names.ts'
import { password, type Account } from './seed-accounts.ts'

export type Said = { path: string; headers?: Record<string, string>; body: object }

export type Kind = {
  name: string
  /** The next request; `n` counts up from 0 over all connections. */
  next: (n: number) => Said
  /** Of issue 19: so many a second at least, and so many milliseconds at most. */
  goal?: { perSec: number; p99Ms: number }
  /** So many others sign in meanwhile, over and over. */
  signIns?: number
}

const client = '/client.php'
const listGoal = { perSec: 1200, p99Ms: 80 }

const coins = (name: string, payload: (n: number) => object): Kind => ({
  name: `get_coins ${name}`,
  next: (n) => ({ path: client, body: { f: 'get_coins', page_size: 50, ...payload(n) } }),
  goal: listGoal,
})

const searched = [
  'sol',
  'gra',
  'Istanbul',
  'ba',
  'zen 1',
  'xa',
  'mer',
  'no such coin',
  '币安',
  'wyn',
]
const at = <T>(choices: readonly T[], n: number): T => choices[n % choices.length] as T

/** Letters of every length, so that hardly any search was ever asked before. */
const freshText = (n: number): string =>
  (n * 2_654_435_761).toString(36).replaceAll(/\d/g, 'a').slice(-3)

const coinKinds: readonly Kind[] = [
  coins('first page', () => ({})),
  coins('page 2 to 20', (n) => ({ page: 2 + (n % 19) })),
  ...coinSortNames.map((sort_by) => coins(`by ${sort_by}`, () => ({ sort_by }))),
  coins('search', (n) => ({ search: at(searched, n) })),
  coins('search, each another', (n) => ({ search: freshText(n) })),
  coins('score and cap', (n) => ({ min_score: 20 + (n % 40), max_market_cap: 1e9 })),
  coins('filter, each another', (n) => ({ min_market_cap: 1000 + n, sort_by: 'change_7d' })),
  coins('pages of 250', (n) => ({ page: 1 + (n % 20), page_size: 250, sort_by: 'market_cap' })),
]

const signed = ({ token }: Account): Record<string, string> => ({
  authorization: `Bearer ${token}`,
})

const accountKinds = (accounts: readonly Account[], items: number): readonly Kind[] => {
  const read = { f: 'get_user_watchlists' }
  return [
    {
      name: `lists of ${items}`,
      next: (n) => ({ path: client, headers: signed(at(accounts, n)), body: read }),
      goal: { perSec: 1200, p99Ms: 80 },
    },
    {
      name: `lists of ${items}, ids only`,
      next: (n) => ({
        path: client,
        headers: { ...signed(at(accounts, n)), prefer: 'return=minimal' },
        body: read,
      }),
      goal: { perSec: 1200, p99Ms: 80 },
    },
    ...['', ', ids only'].map((form): Kind => ({
      name: `toggles on ${items}${form}`,
      next: (n) => {
        const account = at(accounts, n)
        const isAdding = Math.floor(n / accounts.length) % 2 === 0
        return {
          path: client,
          headers: {
            ...signed(account),
            'idempotency-key': randomUUID(),
            ...(form !== '' && { prefer: 'return=minimal' }),
          },
          body: {
            f: isAdding ? 'add_to_watchlist_v2' : 'remove_from_watchlist_v2',
            listId: account.listId,
            coinId: 'toggled-coin',
          },
        }
      },
      goal: { perSec: 600, p99Ms: 100 },
    })),
  ]
}

/** A sign-in of one of these accounts. */
export const signIn = (accounts: readonly Account[], n: number): Said => ({
  path: '/authentication.php',
  body: { f: 'login_user', email: at(accounts, n).email, password },
})

/** Every kind, in the order of the table. */
export const loadKinds = (short: readonly Account[], long: readonly Account[]): readonly Kind[] => [
  { name: 'ping', next: () => ({ path: client, body: { f: 'get_capabilities' } }) },
  ...coinKinds,
  ...accountKinds(short, 20),
  ...accountKinds(long, 200),
  {
    ...(coinKinds[0] as Kind),
    name: 'get_coins first page beside sign-ins',
    goal: { perSec: 0, p99Ms: 100 },
    signIns: 8,
  },
  {
    ...(accountKinds(short, 20)[0] as Kind),
    name: 'lists of 20 beside sign-ins',
    goal: { perSec: 0, p99Ms: 100 },
    signIns: 8,
  },
]
