// The few numbers a noisy machine lets one say: medians and percentiles, and the table they stand in.

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const least = (values: readonly number[]): number => Math.min(...values)

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export type Line = {
  what: string
  /** Milliseconds. */
  ours: number
  /** Milliseconds of the best run: what is left when the other tenants of the machine hold still. */
  best?: number
  dexie?: number
  raw?: number
  /** Milliseconds; absent where the design names none. */
  target?: number
}

const figure = (value: number | undefined): string => {
  if (value === undefined || Number.isNaN(value)) return '-'
  return value < 10 ? value.toFixed(2) : value.toFixed(0)
}

const ratio = (other: number | undefined, ours: number): string =>
  other === undefined ? '-' : `${figure(other / ours)}x`

/** A Markdown table; the ratio says how many times faster ours is than plain Dexie. */
export const tableOf = (lines: readonly Line[]): string => {
  const header = [
    'measure (ms, medians)',
    'ours',
    'ours, best',
    'plain Dexie',
    'raw IndexedDB',
    'Dexie / ours',
    'target',
    '',
  ]
  const rows = lines.map(({ what, ours, best, dexie, raw, target }) => [
    what,
    figure(ours),
    figure(best),
    figure(dexie),
    figure(raw),
    ratio(dexie, ours),
    target === undefined ? '-' : `<= ${target}`,
    target === undefined ? '' : ours <= target ? 'met' : 'MISSED',
  ])
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  )
}
