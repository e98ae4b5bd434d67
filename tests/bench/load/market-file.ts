// A captured market of any size, as CoinGecko would have said it, for MARKET_FILE.
import { writeFileSync } from 'node:fs'
import {
  syntheticBlock,
  syntheticBlockSize,
  syntheticSnapshot,
} from '#tests/fixtures/synthetic-market.ts'

/** Writes `count` coins with 168-point sparklines to `file`; resolves to their ids, best rank first. */
export const writeMarketFile = (file: string, count: number): string[] => {
  const snapshot = syntheticSnapshot(count)
  const { columns } = snapshot
  const asOf = new Date().toISOString()
  const rows: string[] = []
  for (let block = 0; block * syntheticBlockSize < count; block += 1) {
    for (const [at, record] of syntheticBlock(snapshot, block).items.entries()) {
      const row = block * syntheticBlockSize + at
      rows.push(
        JSON.stringify({
          id: columns['id']?.[row],
          symbol: columns['symbol']?.[row],
          name: columns['name']?.[row],
          image: `https://coin-images.coingecko.com/coins/images/${row}/large/coin.png?1696501400`,
          current_price: columns['price']?.[row],
          market_cap: columns['market_cap']?.[row],
          market_cap_rank: columns['rank']?.[row],
          total_volume: columns['volume_24h']?.[row],
          price_change_percentage_24h: columns['change_24h']?.[row],
          price_change_percentage_7d_in_currency: columns['change_7d']?.[row],
          price_change_percentage_30d_in_currency: columns['change_30d']?.[row],
          fully_diluted_valuation: record.fully_diluted_valuation,
          circulating_supply: record.circulating_supply,
          total_supply: record.total_supply,
          ath: record.ath,
          ath_date: new Date((record.ath_date ?? 0) * 1000).toISOString(),
          last_updated: asOf,
          sparkline_in_7d: {
            price: record.sparkline_7d.map((price) => Number(price.toPrecision(7))),
          },
        }),
      )
    }
  }
  writeFileSync(file, `[${rows.join(',\n')}]`)
  return (columns['id'] ?? []).map(String)
}
