// What a run came to, as a table; and where a history that broke a promise is kept.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explain } from './check/check-history.ts'
import type { Fault } from './check/ledger.ts'
import { faultsOf, readsOf, writesOf, type History } from './history.ts'

export type RunResult = {
  store: string
  seed: number
  clients: number
  history: History
  lineFaults: ReadonlyMap<string, number>
  skipped: readonly string[]
  faults: readonly Fault[]
}

const counted = (values: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none'

const cells = (...values: (string | number)[]): string =>
  values
    .map((value, at) => (at === 0 ? String(value).padEnd(28) : String(value).padStart(9)))
    .join('')

/** Operations by kind and outcome, faults by type, verdict and seed. */
export const tableOf = ({
  store,
  seed,
  clients,
  history,
  lineFaults,
  skipped,
  faults,
}: RunResult): string => {
  const writes = [...writesOf(history).values()]
  const rows = [...Map.groupBy(writes, ({ f }) => f)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const of = (some: typeof writes, outcome: string): number =>
    some.filter((write) => write.outcome === outcome).length
  const row = (name: string, some: typeof writes): string =>
    cells(name, of(some, 'ok'), of(some, 'fail'), of(some, 'unknown'))
  const saidNothing = history.filter((event) => event.type === 'info').map(({ code }) => code)
  return [
    `jepsen on ${store}: ${clients} clients, seed ${seed}, ${((history.at(-1)?.atMs ?? 0) / 1000).toFixed(0)} s`,
    cells('change', 'ok', 'fail', 'unknown'),
    ...rows.map(([f, some]) => row(f, some)),
    row('all', writes),
    `attempts without a definite word: ${listed(counted(saidNothing))}`,
    `refusals: ${listed(counted(writes.flatMap(({ code }) => code ?? [])))}`,
    `reads checked: ${readsOf(history).length}`,
    `faults of the line: ${listed(lineFaults)}`,
    `faults of the machine: ${listed(counted(faultsOf(history).map(({ name }) => name)))}`,
    ...skipped.map((reason) => `SKIPPED ${reason}`),
    `verdict: ${faults.length === 0 ? 'valid: 0 lost, 0 doubled, all devices alike' : `INVALID, ${faults.length} broken promises`}`,
  ].join('\n')
}

/** Keeps the history and tells the first faults, one of each rule. */
export const tellFailure = ({ store, seed, history, faults }: RunResult): string => {
  const file = path.resolve('.cache/jepsen', `${store}-${seed}.jsonl`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, history.map((event) => JSON.stringify(event)).join('\n'))
  const firsts = faults.filter(
    ({ rule }, at) => faults.findIndex((other) => other.rule === rule) === at,
  )
  return [
    `STORE=${store} SEED=${seed}: the whole history is in ${file}`,
    ...firsts.map((fault) => explain(history, fault)),
  ].join('\n')
}
