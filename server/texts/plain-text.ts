// Provider descriptions are HTML of unknown origin; only their text is kept.
import { Parser } from 'htmlparser2'

const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
])
const breaking = new Set(['p', 'br', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'blockquote'])

/** Text of an HTML fragment with its paragraphs as line breaks; null where nothing is left. */
export const plainTextOf = (html: unknown, mostCharacters = 6_000): string | null => {
  if (typeof html !== 'string') return null
  let text = ''
  let silentDepth = 0
  const parser = new Parser({
    onopentagname: (name) => {
      if (silent.has(name)) silentDepth += 1
      if (breaking.has(name)) text += '\n'
    },
    ontext: (part) => {
      if (silentDepth === 0) text += part
    },
    onclosetag: (name) => {
      if (silent.has(name)) silentDepth -= 1
      if (breaking.has(name)) text += '\n'
    },
  })
  parser.end(html)
  const lines = text
    .normalize('NFC')
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
  const plain = lines.filter((line) => line !== '').join('\n')
  return plain === '' ? null : Array.from(plain).slice(0, mostCharacters).join('')
}
