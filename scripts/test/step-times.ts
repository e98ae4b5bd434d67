// docs/checks.md: how long each step of the last full run took, so that growth is seen where it happens.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { StepResult } from './run-step.ts'

export type Machine = { cores: number; node: string; date: string }

const minutes = (durationMs: number): string => (durationMs / 60_000).toFixed(1)

/** The page. `totalMs` is of the clock: steps of one stage run side by side. */
export const stepTimesPage = (
  results: readonly StepResult[],
  totalMs: number,
  { cores, node, date }: Machine,
): string =>
  [
    '# What `npm test` runs, and how long it takes',
    '',
    `Written by the last full run that passed: ${date}, ${cores} cores, Node ${node}. ` +
      `Steps of one stage run side by side, so the sum is more than the ${minutes(totalMs)} ` +
      'minutes on the clock. How to run one of them alone, and what only the long run plays: ' +
      'README.',
    '',
    '| Step | Passed | Skipped | Minutes |',
    '| --- | ---: | ---: | ---: |',
    ...results.map(
      ({ name, passed, skipped, durationMs }) =>
        `| ${name} | ${passed} | ${skipped.length} | ${minutes(durationMs)} |`,
    ),
    '',
  ].join('\n')

/** Writes the page for this machine and day. */
export const writeStepTimes = (results: readonly StepResult[], totalMs: number): void =>
  writeFileSync(
    'docs/checks.md',
    stepTimesPage(results, totalMs, {
      cores: availableParallelism(),
      node: process.versions.node,
      date: new Date().toISOString().slice(0, 10),
    }),
  )
