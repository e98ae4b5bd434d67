// Where a token's contract can be read: the explorer of its chain.

/** By CoinGecko's id of the chain; the address follows. */
const explorers: Readonly<Record<string, string>> = {
  ethereum: 'https://etherscan.io/token/',
  'binance-smart-chain': 'https://bscscan.com/token/',
  'polygon-pos': 'https://polygonscan.com/token/',
  'arbitrum-one': 'https://arbiscan.io/token/',
  'optimistic-ethereum': 'https://optimistic.etherscan.io/token/',
  base: 'https://basescan.org/token/',
  linea: 'https://lineascan.build/token/',
  solana: 'https://solscan.io/token/',
  tron: 'https://tronscan.org/#/token20/',
}

/** Null for a chain whose explorer is not known, and for what can't be an address of one. */
export const contractPage = (platform: string, address: string): string | null => {
  if (!Object.hasOwn(explorers, platform) || !/^[A-Za-z\d]{20,100}$/.test(address)) return null
  return `${explorers[platform]}${address}`
}

/** A long address by its ends, as wallets show it. */
export const shortAddress = (address: string): string =>
  address.length > 20 ? `${address.slice(0, 8)}…${address.slice(-6)}` : address
