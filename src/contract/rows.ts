// Lists of answers as hosts write them, and what becomes of a row that can't be read
// (D-PHPTYPES).
import * as z from 'zod/mini'
import { textOf } from './fields.ts'
import { isFields, type Fields, type Reading } from './objects.ts'

/** A PHP array with holes in it arrives as an object numbered by its places. */
const listOf = (value: unknown): unknown[] | null => {
  if (Array.isArray(value)) return value
  const places = isFields(value) ? Object.keys(value) : []
  return places.length > 0 && places.every((place) => /^\d+$/.test(place))
    ? Object.values(value as Fields)
    : null
}

let leftOut = 0

/** Runs a reading, and counts the rows it had to leave out. */
export const countLeftOut = <Result>(read: () => Result): { result: Result; leftOut: number } => {
  leftOut = 0
  return { result: read(), leftOut }
}

const readable = <Row extends z.ZodMiniType>(row: Row, list: unknown[]): z.output<Row>[] =>
  list.flatMap((item) => {
    const read = row.safeParse(item)
    if (read.success) return [read.data]
    leftOut += 1
    return []
  })

/**
 * The readable rows of a list within something else; none where there is no list, and a row that
 * can't be read never spoils its neighbours.
 */
export const rows = <Row extends z.ZodMiniType>(row: Row): Reading<z.output<Row>[]> =>
  z.transform((value: unknown) => readable(row, listOf(value) ?? []))

/**
 * The readable rows of a list that is the answer. No list, or one with nothing readable in it, is
 * no answer: what is on the device stays.
 */
export const answeredRows = <Row extends z.ZodMiniType>(row: Row): Reading<z.output<Row>[]> =>
  z.transform((value: unknown, context) => {
    const list = listOf(value)
    const read = readable(row, list ?? [])
    if (list === null || (list.length > 0 && read.length === 0))
      context.issues.push({ code: 'custom', message: 'expected a list', input: value })
    return read
  })

/** The rows of a list that comes by itself, or under this name, or not at all. */
export const rowsUnder = <Row extends z.ZodMiniType>(name: string, row: Row) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      listOf(value) === null && isFields(value) ? (value[name] ?? []) : (value ?? []),
    ),
    answeredRows(row),
  )

/** Texts; whatever else stands among them is passed over. */
export const words = z.transform((value: unknown): string[] =>
  (listOf(value) ?? []).map(textOf).filter((each) => each !== null),
)
