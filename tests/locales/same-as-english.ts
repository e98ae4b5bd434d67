// Words that are the same in a language as in English, by the glossary. A sentence is never on this list.

const everywhere = new Set([
  'CoinSight', 'CS', 'IDO', 'IEO', 'ICO', 'SHO', 'IGO', 'ISO', 'Seed', 'TGE', 'FDV', 'ATH', 'ATL', 'TBA', 'API', 'NFT', 'DeFi', 'CEX', 'DEX', 'KYC',
  'Pro', 'Premium', 'Stripe', 'Google', 'GitHub', 'Telegram', 'X', 'Reddit', 'GitHub stars', 'CoinGecko', 'GoPlus', 'DefiLlama', 'RSI', 'MACD', 'SMA', 'EMA',
])
const spanish = ['token', 'tokens', 'launchpad', 'launchpads', 'airdrop', 'airdrops', 'vesting', 'cliff', 'hard cap', 'plan', 'social', 'tokenomics', 'provisional', 'no', 'blog', 'social media', 'audits', 'total', 'error', 'avatar', 'cactus']
const byLanguage: Partial<Record<string, string[]>> = {
  es: spanish,
  'es-AR': spanish,
  pt: ['avatar', 'blog', 'token', 'tokens', 'launchpad', 'launchpads', 'airdrop', 'airdrops', 'vesting', 'cliff', 'hard cap', 'social', 'tokenomics', 'volume', 'insights', 'feedback', 'menu', 'total', 'principal'],
  it: ['avatar', 'cactus', 'blog', 'database', 'coin', 'token', 'tokens', 'launchpad', 'airdrop', 'vesting', 'cliff', 'hard cap', 'round', 'watchlist', 'rating', 'volume', 'social', 'tokenomics', 'offline', 'forum', 'account', 'menu', 'feedback', 'home', 'email', 'password', 'whitepaper', 'no'],
  tr: ['avatar', 'blog', 'coin', 'token', 'tokens', 'launchpad', 'airdrop', 'vesting', 'cliff', 'hard cap', 'plan', 'forum'],
  vi: ['blog', 'coin', 'token', 'tokens', 'launchpad', 'airdrop', 'vesting', 'cliff', 'hard cap', 'tokenomics', 'menu', 'email'],
  zh: ['launchpad'],
}

/** Whether this text may read as in English in that language. */
export const sameAsEnglish = (code: string, text: string): boolean => {
  const bare = text.replaceAll(/\{\{\w+\}\}|[{}().,:%]/g, ' ').trim()
  return everywhere.has(bare) || (byLanguage[code]?.includes(bare.toLowerCase()) ?? false)
}
