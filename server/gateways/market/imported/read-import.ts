// Reads a file of token sales, whole or not at all, and says of every wrong place where it is and
// what is wrong.
import type * as z from 'zod'
import { importFile, type ImportFile } from './import-format.ts'
import { importedSec } from './imported-sale.ts'

/** A file that cannot be imported: one line per place, such as `sales[3].token_price: …`. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
  readonly places: readonly string[]

  constructor(places: readonly string[]) {
    super(places.join('\n'))
    this.places = places
  }
}

const mostPlaces = 20
const daySec = 86_400

/**
 * `['sales', 3, 'rounds', 0, 'price']` -> `sales[3].rounds[0].price`; the file itself is `file`.
 */
const placeOf = (path: readonly PropertyKey[]): string => {
  const place = path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : `${text}${text === '' ? '' : '.'}${String(part)}`,
    '',
  )
  return place === '' ? 'file' : place
}

/** The sale's own id beside its number, which is hard to find in a long file. */
const idAt = (body: unknown, path: readonly PropertyKey[]): string => {
  const sales =
    typeof body === 'object' && body !== null && 'sales' in body && Array.isArray(body.sales)
      ? (body.sales as unknown[])
      : []
  const sale = path[0] === 'sales' && typeof path[1] === 'number' ? sales[path[1]] : null
  return typeof sale === 'object' && sale !== null && 'id' in sale && typeof sale.id === 'string'
    ? ` (${sale.id.slice(0, 100)})`
    : ''
}

const sentenceOf = (issue: z.core.$ZodIssue, body: unknown): string =>
  `${placeOf(issue.path)}${idAt(body, issue.path)}: ${issue.message}`

/**
 * Throws ImportRefused. A time ahead of `nowSec` by more than a day cannot be when the figures were
 * true.
 */
export const readImport = (text: string, nowSec: number): ImportFile => {
  let body: unknown
  try {
    body = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new ImportRefused([
      `file: is not JSON: ${error instanceof Error ? error.message : 'unknown'}`,
    ])
  }
  const read = importFile.safeParse(body)
  if (!read.success) {
    const places = read.error.issues.map((issue) => sentenceOf(issue, body))
    throw new ImportRefused(
      places.length > mostPlaces
        ? [...places.slice(0, mostPlaces), `and ${places.length - mostPlaces} more places`]
        : places,
    )
  }
  const times: [string, string | undefined][] = [
    ['as_of', read.data.as_of],
    ...read.data.sales.map(({ as_of }, index): [string, string | undefined] => [
      `sales[${index}].as_of`,
      as_of,
    ]),
  ]
  const ahead = times.filter(
    ([, time]) => time !== undefined && importedSec(time) > nowSec + daySec,
  )
  if (ahead.length > 0)
    throw new ImportRefused(
      ahead
        .slice(0, mostPlaces)
        .map(([place]) => `${place}: lies ahead; it is when the figures were true`),
    )
  return read.data
}
