// The table of a load run. Every kind stands beside the cheapest call (ping) of the same run: that ratio survives a
// change of machine.
import type { LoadResult } from './play-load.ts'

const header = [
  'call',
  'per s',
  'share of ping',
  'p50 ms',
  'p99 ms',
  'bytes',
  'failed',
  'peak MB',
  'goal',
  '',
]

const verdict = ({ goal, perSec, p99Ms }: LoadResult): [string, string] => {
  if (goal === undefined) return ['-', '']
  const isMet = perSec >= goal.perSec && p99Ms <= goal.p99Ms
  return [
    `${goal.perSec > 0 ? `>= ${goal.perSec}/s, ` : ''}<= ${goal.p99Ms} ms`,
    isMet ? 'met' : 'MISSED',
  ]
}

/** Markdown. The share is of the first line, which is the cheapest call. */
export const loadTableOf = (results: readonly LoadResult[]): string => {
  const ping = results.find(({ name }) => name === 'ping')
  const rows = results.map((result) => [
    result.name,
    result.perSec.toFixed(0),
    ping === undefined ? '-' : (result.perSec / ping.perSec).toFixed(2),
    result.p50Ms.toFixed(1),
    result.p99Ms.toFixed(1),
    result.bytes.toFixed(0),
    String(result.failed),
    result.peakMb.toFixed(0),
    ...verdict(result),
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
