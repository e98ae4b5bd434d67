// Lines as rows of days, for a table and for a file.
import type { IndexedLine } from '#domain/comparison/indexed-chart.ts'

/** `values` in the order of the lines; null where a line has no such day. */
export type HistoryRow = { day: number; values: (number | null)[] }

/** Every day that any line has, oldest first. */
export const historyRows = (lines: readonly IndexedLine[]): HistoryRow[] => {
  const byDay = lines.map(
    ({ days, values }) => new Map(days.map((day, at) => [day, values[at] ?? null])),
  )
  const days = [...new Set(lines.flatMap((line) => line.days))].toSorted((a, b) => a - b)
  return days.map((day) => ({ day, values: byDay.map((values) => values.get(day) ?? null) }))
}
