// Kraken's names of assets: `XXBT`, `ZEUR`, staked `ETH2.S`, earning `USDT.F`, bonded `DOT28.S`.

/** Four letters of which the first says what it is; others that begin so are names of their own. */
const classes = new Set(
  ['XXBT', 'XXDG', 'XETH', 'XETC', 'XLTC', 'XXRP', 'XXLM', 'XXMR', 'XZEC', 'XREP', 'XMLN'].concat(
    ['ZEUR', 'ZUSD', 'ZGBP', 'ZJPY', 'ZCAD', 'ZAUD'],
    ['XICN', 'XDAO', 'XNMC', 'XXVN', 'XKRW', 'ZKRW', 'XDASH'],
  ),
)

/** The name as the market has it, or as our table of renamed coins does (`XBT`). */
export const krakenSymbol = (asset: string): string => {
  const upper = asset.toUpperCase()
  const [base = upper, suffix] = /^(.+)\.([BFMPSHT]|HOLD)$/.exec(upper)?.slice(1) ?? []
  const plain = suffix === 'S' ? base.replace(/^([A-Z]+)\d{2}$/, '$1') : base
  if (plain === 'ETH2') return 'ETH'
  return classes.has(plain) ? plain.slice(1) : plain
}
