// The visible window of a list, painted the cheapest honest way: what a sort click pays besides sorting.
import type { BenchRow } from './contender.ts'

const textOf = (value: number | null): string => (value === null ? '-' : value.toPrecision(4))

/** Replaces the rows and makes the browser lay them out. */
export const renderRows = (rows: readonly BenchRow[]): number => {
  const body = document.querySelector('#rows') as HTMLElement
  body.replaceChildren(
    ...rows.map((row) => {
      const line = document.createElement('tr')
      for (const text of [
        row.name,
        row.symbol,
        textOf(row.scoreLow),
        textOf(row.price),
        textOf(row.change7d),
        textOf(row.marketCap),
      ]) {
        line.append(Object.assign(document.createElement('td'), { textContent: text }))
      }
      return line
    }),
  )
  return body.offsetHeight
}
