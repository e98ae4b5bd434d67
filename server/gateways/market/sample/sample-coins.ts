// The coins of the sample market: real identities and publicly known facts at a realistic price
// level (decisions/021).
import aiAndDepin from './coins/ai-and-depin.json' with { type: 'json' }
import defi from './coins/defi.json' with { type: 'json' }
import exchange from './coins/exchange.json' with { type: 'json' }
import gaming from './coins/gaming.json' with { type: 'json' }
import infrastructure from './coins/infrastructure.json' with { type: 'json' }
import layer1 from './coins/layer-1.json' with { type: 'json' }
import layer2 from './coins/layer-2.json' with { type: 'json' }
import meme from './coins/meme.json' with { type: 'json' }
import realWorldAssets from './coins/real-world-assets.json' with { type: 'json' }
import stablecoin from './coins/stablecoin.json' with { type: 'json' }
import icons from './coin-icons.json' with { type: 'json' }

export type SampleCoin = {
  id: string
  symbol: string
  name: string
  category: string
  chain: string
  basePrice: number
  circulating: number
  total: number
  max: number | null
  genesisSec: number
  homepage: string | null
  twitter: string | null
  code: string | null
  image: string | null
}

type Table = { category: string; coins: (string | number | null)[][] }

const hasIcon = new Set(icons)
const text = (cell: string | number | null | undefined): string | null =>
  typeof cell === 'string' ? cell : null

const readCoin = (
  category: string,
  [
    id,
    symbol,
    name,
    chain,
    price,
    circulating,
    total,
    max,
    genesis,
    homepage,
    twitter,
    code,
  ]: Table['coins'][number],
): SampleCoin => ({
  id: String(id),
  symbol: String(symbol),
  name: String(name),
  category,
  chain: String(chain),
  basePrice: Number(price),
  circulating: Number(circulating),
  total: Number(total),
  max: typeof max === 'number' ? max : null,
  genesisSec: Date.parse(`${genesis}T00:00:00Z`) / 1000,
  homepage: text(homepage),
  twitter: text(twitter),
  code: text(code),
  image: hasIcon.has(String(id)) ? `/coins/${id}.svg` : null,
})

const tables: Table[] = [
  layer1,
  layer2,
  defi,
  stablecoin,
  meme,
  gaming,
  aiAndDepin,
  exchange,
  infrastructure,
  realWorldAssets,
]

/** In a fixed order: a coin's place gives it its block. */
export const sampleCoins: readonly SampleCoin[] = tables.flatMap(({ category, coins }) =>
  coins.map((row) => readCoin(category, row)),
)
