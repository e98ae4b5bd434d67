// Which stories name a coin. A word in capitals for a ticker, the name as it is written; never a
// part of a word.
import type { NewsSubject } from './news-port.ts'

const leastSymbol = 3
const leastName = 3

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Letters, digits and hyphens around it make it another word. */
const asWord = (text: string): string =>
  String.raw`(?<![\p{L}\p{N}-])${escaped(text)}(?![\p{L}\p{N}-])`

/**
 * A test of texts for one coin: its name, its ticker of three letters or more in capitals, or
 * `$ticker` in any length.
 */
export const createNewsMatcher = ({ name, symbol }: NewsSubject): ((text: string) => boolean) => {
  const ticker = symbol.toUpperCase()
  const patterns = [
    ...(name.trim().length >= leastName ? [asWord(name.trim())] : []),
    ...(ticker.length >= leastSymbol && /\p{L}/u.test(ticker) ? [asWord(ticker)] : []),
    ...(ticker === '' ? [] : [String.raw`\$${escaped(ticker)}(?![\p{L}\p{N}])`]),
  ]
  if (patterns.length === 0) return () => false
  const pattern = new RegExp(patterns.join('|'), 'u')
  return (text) => pattern.test(text)
}
