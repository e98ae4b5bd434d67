// Copies the CC0 icons of `cryptocurrency-icons` that belong to coins of the sample market into public/coins/<id>.svg,
// and writes which coins have one. Run again after adding a coin. Several coins share a symbol, so an icon is taken
// only where the icon set names the same project.
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const tablesDir = 'server/gateways/market/sample/coins'
const iconSet = 'node_modules/cryptocurrency-icons'
const targetDir = 'public/coins'
const largestBytes = 8_192

/** The same project under another name in the icon set. */
const sameProject = new Map([
  ['binancecoin', 'Binance Coin'],
  ['cosmos', 'Cosmos'],
  ['filecoin', 'Filecoin [IOU]'],
  ['kucoin-shares', 'KuCoin Shares'],
  ['leo-token', 'Unus Sed LEO'],
  ['polygon-ecosystem-token', 'Polygon'],
  ['stepn', 'STEPN'],
  ['sushi', 'SushiSwap'],
  ['usd-coin', 'USD Coin'],
])
const otherSymbol = new Map([['polygon-ecosystem-token', 'matic']])

type Coin = { id: string; symbol: string; name: string }
type Table = { coins: (string | number | null)[][] }

const coinsOf = async (file: string): Promise<Coin[]> => {
  const { coins } = JSON.parse(await readFile(join(tablesDir, file), 'utf8')) as Table
  return coins.map(([id, symbol, name]) => ({
    id: String(id),
    symbol: String(symbol),
    name: String(name),
  }))
}

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\b(network|protocol|coin|token|finance|chain|dao)\b|[^a-z0-9]/g, '')

const manifest = JSON.parse(await readFile(join(iconSet, 'manifest.json'), 'utf8')) as {
  symbol: string
  name: string
}[]
const namesBySymbol = new Map(manifest.map(({ symbol, name }) => [symbol.toLowerCase(), name]))

const iconOf = async ({ id, symbol, name }: Coin): Promise<string | null> => {
  const used = otherSymbol.get(id) ?? symbol
  const named = namesBySymbol.get(used)
  if (named === undefined || (bare(named) !== bare(name) && sameProject.get(id) !== named))
    return null
  const icon = join(iconSet, 'svg/color', `${used}.svg`)
  const size = await stat(icon).then(
    (found) => found.size,
    () => Infinity,
  )
  return size <= largestBytes ? icon : null
}

const coins = (await Promise.all((await readdir(tablesDir)).map(coinsOf))).flat()
await rm(targetDir, { recursive: true, force: true })
await mkdir(targetDir, { recursive: true })
const copied: string[] = []
for (const coin of coins) {
  const icon = await iconOf(coin)
  if (icon === null) continue
  await copyFile(icon, join(targetDir, `${coin.id}.svg`))
  copied.push(coin.id)
}
await writeFile(
  'server/gateways/market/sample/coin-icons.json',
  `${JSON.stringify(copied.toSorted(), null, 1)}\n`,
)
console.log(`${copied.length} of ${coins.length} coins have an icon`)
