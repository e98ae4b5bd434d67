// Tickers as they are read: capitals, whatever a source sends.

/** 'btc' -> 'BTC'. Not by CSS: a Turkish page would turn i into İ. */
export const formatSymbol = (symbol: string): string => symbol.toUpperCase()
