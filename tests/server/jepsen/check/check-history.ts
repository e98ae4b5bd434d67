// Judges a whole history. Nothing here knows how it came about: a history that was written by hand is judged alike.
import type { History, HistoryEvent } from '../history.ts'
import { checkCounts } from './check-counts.ts'
import { checkDevices } from './check-devices.ts'
import { checkPresence } from './check-presence.ts'
import { ledgerOf, type Fault } from './ledger.ts'

/** Everything that broke a promise, the earliest first; an empty list is the verdict "valid". */
export const checkHistory = (history: History): Fault[] => {
  const ledger = ledgerOf(history)
  const faults = [
    ...checkPresence(ledger),
    ...checkCounts(ledger),
    ...checkDevices(history, ledger),
  ]
  return faults.toSorted((a, b) => (a.at?.atMs ?? Infinity) - (b.at?.atMs ?? Infinity))
}

const maxLines = 12

/** The shortest account of a fault: the requests and answers it is about, the faults injected meanwhile, the read. */
export const explain = (history: History, { rule, says, keys, at }: Fault): string => {
  const about = history.filter((event) => 'key' in event && keys.includes(event.key))
  const fromMs = about[0]?.atMs ?? Infinity
  const isMeanwhile = (event: HistoryEvent): boolean =>
    event.type === 'fault' && event.atMs >= fromMs && event.atMs <= (at?.atMs ?? Infinity)
  const around = history.filter(
    (event, index) =>
      about.includes(event) ||
      (isMeanwhile(event) && JSON.stringify(history[index - 1]) !== JSON.stringify(event)),
  )
  const lines = around
    .slice(0, maxLines)
    .map(
      ({ atMs, process, ...event }) =>
        `  ${atMs.toFixed(1).padStart(10)} ms ${process.padEnd(10)} ${JSON.stringify(event)}`,
    )
  const more = around.length > maxLines ? [`  … and ${around.length - maxLines} more`] : []
  const seen =
    at === null
      ? []
      : [
          `  ${at.atMs.toFixed(1).padStart(10)} ms ${at.process.padEnd(10)} read ${at.kind}: ${JSON.stringify(at.lists).slice(0, 400)}`,
        ]
  return [`${rule}: ${says}`, ...lines, ...more, ...seen].join('\n')
}
