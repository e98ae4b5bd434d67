// What the market pages leave out: a coin's chain, contracts and category, from lists that CoinGecko
// offers free of charge.
import type { AnswerShelf } from '../../provider/kept-answers.ts'
import { KeptAnswers } from '../../provider/kept-answers.ts'
import type { CoinContract, Enrichment, SourceCoin } from '../source-port.ts'
import type { AskCoingecko } from './ask-coingecko.ts'
import {
  categoriesByRank,
  categoryRows,
  coinPlatformRows,
  coinPlatforms,
  categoryCoinIds,
  categoryCoinRows,
  platformRows,
  platforms,
  readRows,
} from './coin-index-bodies.ts'
import type { CoinPlatforms, Platform } from './coin-index-bodies.ts'

const keepMs = 86_400_000
const mostWaitMs = 600_000

export type CoinIndexOptions = {
  ask: AskCoingecko
  shelf: AnswerShelf
  nowMs: () => number
  onNote: (note: string) => void
}

/** Gives coins their chain and category. A list that fails stays as it was. */
export type CoinIndex = Enrichment & {
  /** The contract a coin is judged by; null where there is none or nobody told it. */
  contractOf: (id: string) => CoinContract | null
}

/** A token on thirty chains has a page for each of the first few. */
const mostContracts = 8
const mostAddressLetters = 128

/** Where a coin has contracts on several chains, Ethereum's stands for it, else the first told. */
const homeOf = (addresses: CoinPlatforms): [string, string] | undefined =>
  addresses.find(([platform]) => platform === 'ethereum') ?? addresses[0]

class Lists {
  readonly #platforms = new Map<string, Platform>()
  #coins = new Map<string, CoinPlatforms>()
  readonly #coinsByCategory = new Map<string, ReadonlySet<string>>()

  setPlatforms(rows: readonly Platform[]): void {
    this.#platforms.clear()
    for (const platform of rows) this.#platforms.set(platform.id, platform)
  }

  setCoins(coins: readonly { id: string; platforms: CoinPlatforms }[]): void {
    this.#coins = new Map(coins.map(({ id, platforms: where }) => [id, where]))
  }

  setCategoryCoins(category: string, ids: readonly string[]): void {
    this.#coinsByCategory.set(category, new Set(ids))
  }

  /**
   * A token's home chain; of a coin without contracts, the chain whose own coin it is, where
   * exactly one says so.
   */
  chainOf(id: string): string | null {
    const home = homeOf(this.#coins.get(id) ?? [])
    if (home) return this.#platforms.get(home[0])?.name ?? null
    const own = [...this.#platforms.values()].filter(({ nativeCoinId }) => nativeCoinId === id)
    return (
      (own.find((platform) => platform.id === id) ?? (own.length === 1 ? own[0] : undefined))
        ?.name ?? null
    )
  }

  contractOf(id: string): CoinContract | null {
    const home = homeOf(this.#coins.get(id) ?? [])
    return home
      ? {
          platform: home[0],
          chainNumber: this.#platforms.get(home[0])?.chainNumber ?? null,
          address: home[1],
        }
      : null
  }

  /** Every contract that has room, the home chain's first. */
  contractsOf(id: string): NonNullable<SourceCoin['contracts']> {
    const told = this.#coins.get(id) ?? []
    const home = homeOf(told)
    return (home ? [home, ...told.filter((each) => each !== home)] : [])
      .filter(([, address]) => address.length <= mostAddressLetters)
      .slice(0, mostContracts)
      .map(([platform, address]) => ({
        platform,
        chain: this.#platforms.get(platform)?.name ?? platform,
        address,
      }))
  }

  categoryOf(id: string): string | null {
    return (
      categoriesByRank.find(({ provider }) => this.#coinsByCategory.get(provider)?.has(id))?.name ??
      null
    )
  }
}

/** CoinGecko's lists, each asked once a day. */
const keptLists = ({ ask, shelf, nowMs, onNote }: CoinIndexOptions) => {
  const shared = { keepMs, most: 64, nowMs, shelf }
  const kept = {
    platforms: new KeptAnswers({
      ...shared,
      name: 'coingecko/platforms/1',
      schema: platforms,
    }),
    coins: new KeptAnswers({
      ...shared,
      name: 'coingecko/coin-platforms/1',
      schema: coinPlatforms,
    }),
    ids: new KeptAnswers({ ...shared, name: 'coingecko/ids/1', schema: categoryCoinIds }),
  }
  return {
    platforms: () =>
      kept.platforms.get('all', async () => {
        const answer = await ask((client) => client.assetPlatforms.get(), mostWaitMs)
        return readRows(platformRows, answer, onNote)
      }),
    coins: () =>
      kept.coins.get('all', async () => {
        const query = { include_platform: true }
        const answer = await ask((client) => client.coins.list.get(query), mostWaitMs)
        return readRows(coinPlatformRows, answer, onNote)
      }),
    categories: () =>
      kept.ids.get('categories', async () => {
        const answer = await ask((client) => client.coins.categories.getList(), mostWaitMs)
        return readRows(categoryRows, answer, onNote)
      }),
    fetchCategoryCoins: (category: string) =>
      kept.ids.get(`category/${category}`, async () => {
        const query = { vs_currency: 'usd', category, per_page: 250, page: 1 }
        const answer = await ask((client) => client.coins.markets.get(query), mostWaitMs)
        return readRows(categoryCoinRows, answer, onNote)
      }),
  }
}

/** An empty index; `refresh` fills it from the shelf and the provider. */
export const createCoinIndex = (options: CoinIndexOptions): CoinIndex => {
  const { onNote } = options
  const lists = new Lists()
  const kept = keptLists(options)

  const gone = new Set<string>()
  const noteGone = (category: string): void => {
    if (!gone.has(category)) onNote(`CoinGecko has no category ${category} any more`)
    gone.add(category)
  }

  const readCategoryCoins = async (): Promise<void> => {
    const known = new Set(await kept.categories().catch(() => []))
    for (const { provider } of categoriesByRank) {
      if (known.size > 0 && !known.has(provider)) noteGone(provider)
      else lists.setCategoryCoins(provider, await kept.fetchCategoryCoins(provider))
    }
  }

  const readAll = async (): Promise<void> => {
    const steps = [
      async () => lists.setPlatforms(await kept.platforms()),
      async () => lists.setCoins(await kept.coins()),
      readCategoryCoins,
    ]
    for (const step of steps)
      await step().catch((error: unknown) =>
        onNote(
          `a list of CoinGecko could not be read: ${error instanceof Error ? error.message : 'unknown'}`,
        ),
      )
  }

  return {
    refresh: readAll,
    enrich: (coin) => {
      const contracts = coin.contracts ?? lists.contractsOf(coin.id)
      return {
        ...coin,
        chain: coin.chain ?? lists.chainOf(coin.id),
        category: coin.category ?? lists.categoryOf(coin.id),
        ...(contracts.length === 0 ? {} : { contracts }),
      }
    },
    contractOf: (id) => lists.contractOf(id),
  }
}
