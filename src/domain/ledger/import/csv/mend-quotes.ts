// Quotes some exporters write wrongly: BitMEX begins an address with two and never ends it.

const escaped = (delimiter: string): string => (delimiter === '\t' ? String.raw`\t` : delimiter)

/**
 * `,""3Qsy…,` becomes `,"3Qsy…",`. Only for files whose quotes are broken: in a good one the same
 * characters may stand inside a cell.
 */
export const mendQuotes = (text: string, delimiter: string): string => {
  const end = escaped(delimiter)
  const opened = new RegExp(`(^|${end})""([^"${end}\\r\\n]+)(?=${end}|\\r|\\n|$)`, 'gm')
  return text.replaceAll(opened, '$1"$2"')
}
