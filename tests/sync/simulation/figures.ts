// What a run of schedules has seen, added up over its parts and told as a table.

export type Figures = { schedules: number; moves: number; counts: Map<string, number> }

export const noFigures = (): Figures => ({ schedules: 0, moves: 0, counts: new Map() })

/** Adds the figures of one part to those of the whole. */
export const addFigures = (
  whole: Figures,
  part: { schedules: number; moves: number; counts: Iterable<readonly [string, number]> },
): void => {
  whole.schedules += part.schedules
  whole.moves += part.moves
  for (const [what, count] of part.counts)
    whole.counts.set(what, (whole.counts.get(what) ?? 0) + count)
}

const interruptions = ['kill', 'freeze', 'steal', 'renew', 'switchAccount']
const commands = new Set([
  'create',
  'toggle',
  'edit',
  'contest',
  'delete',
  'undo',
  'undoEdit',
  'visit',
  'entity',
  'import',
])

const under = ({ counts }: Figures, word: string): [string, number][] =>
  [...counts]
    .filter(([what]) => what.startsWith(`${word} `))
    .map(([what, count]): [string, number] => [what.slice(word.length + 1), count])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

const sum = (rows: readonly [string, number][]): number =>
  rows.reduce((all, [, count]) => all + count, 0)
const listOf = (rows: readonly [string, number][]): string =>
  rows.map(([what, count]) => `${what} ${count.toLocaleString('en')}`).join(', ')

const stepTable = (figures: Figures): string[] => {
  const labels = under(figures, 'label').map(([label]) => label)
  const cell = (what: string): string =>
    (figures.counts.get(what) ?? 0).toLocaleString('en').padStart(15)
  const lines = labels.map(
    (label) =>
      `  ${label.padEnd(20)}${cell(`label ${label}`)}${interruptions.map((by) => cell(`${by} at ${label}`)).join('')}`,
  )
  return [
    `  ${'step'.padEnd(20)}${['passed', ...interruptions].map((name) => name.padStart(15)).join('')}`,
    ...lines,
  ]
}

/** Faults by type, and by the step of a drain they came at. */
export const figuresTable = (figures: Figures): string => {
  const moves = under(figures, 'move')
  const faultMoves = moves.filter(([name]) =>
    [
      'partition',
      'expire',
      'swapToken',
      'switchAccount',
      'setClock',
      'serverClock',
      'upgrade',
      'oldRelease',
      'clearData',
      'portal',
      'restore',
      'restart',
    ].includes(name),
  )
  return [
    `  schedules ${figures.schedules.toLocaleString('en')}, moves ${figures.moves.toLocaleString('en')}, commands ${sum(moves.filter(([name]) => commands.has(name))).toLocaleString('en')}, requests ${sum(under(figures, 'request')).toLocaleString('en')}`,
    `  moves: ${listOf(moves)}`,
    `  faults of the network: ${listOf(under(figures, 'network'))}`,
    `  faults of storage, in the middle of a transaction: ${listOf(under(figures, 'storage'))}`,
    `  faults of sessions, clocks, versions and the server: ${listOf(faultMoves)}`,
    `  refused where it was made: ${listOf(under(figures, 'fault'))}`,
    `  seen by the judge of fields: ${listOf(under(figures, 'field'))}`,
    `  told to the person: ${listOf(under(figures, 'event'))}`,
    ...stepTable(figures),
  ].join('\n')
}
