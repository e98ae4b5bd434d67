// How the results of `npm test` are printed: a table, what was left out, what needed a second try,
// and last the one line to read.
import type { Failure } from './counts.ts'
import type { StepResult } from './run-step.ts'

const seconds = (durationMs: number): string => `${(durationMs / 1000).toFixed(1)} s`

const row = (cells: string[]): string =>
  `  ${cells[0]?.padEnd(18)}${cells[1]?.padStart(8)}${cells[2]?.padStart(8)}${cells[3]?.padStart(9)}${cells[4]?.padStart(11)}  ${cells[5] ?? ''}`

/** The table of steps, one row each. */
export const summaryTable = (results: StepResult[]): string =>
  [
    row(['step', 'passed', 'failed', 'skipped', 'time', '']),
    ...results.map((result) =>
      row([
        result.name,
        String(result.passed),
        String(result.failed),
        String(result.skipped.length),
        seconds(result.durationMs),
        result.isOk ? (result.isReused ? 'reused' : '') : `FAILED: ${result.reason}`,
      ]),
    ),
  ].join('\n')

/** Every skipped test by name: nothing is left out silently. */
export const skippedList = (results: StepResult[]): string =>
  results
    .flatMap((result) => result.skipped.map((name) => `  SKIPPED ${result.name}: ${name}`))
    .join('\n')

const indented = (text: string): string => text.replaceAll(/^/gm, '      ')
const withReason = (label: string, { name, why }: Failure): string =>
  why === '' ? `  ${label}: ${name}` : `  ${label}: ${name}\n${indented(why)}`

/** Every test that passed only on a second try, by name: such a test is a fault, of the test or of the app. */
export const flakyList = (results: StepResult[]): string => {
  const names = results.flatMap((result) =>
    result.flaky.map((failure) => withReason(`FLAKY: ${result.name}`, failure)),
  )
  return names.length === 0
    ? ''
    : [
        `!! ${names.length} passed only on a second try. Each is a fault to be found:`,
        ...names,
      ].join('\n')
}

/** Every failed test by name and with the beginning of what was said of it, where a whole log is too long to search. */
export const failedList = (results: StepResult[]): string =>
  results
    .flatMap((result) =>
      result.failures.map((failure) => withReason(`FAILED ${result.name}`, failure)),
    )
    .join('\n')

/** The last line, `N passed, N failed`. */
export const lastLine = (results: StepResult[]): string => {
  const total = (pick: (result: StepResult) => number): number =>
    results.reduce((sum, result) => sum + pick(result), 0)
  return `${total((result) => result.passed)} passed, ${total((result) => result.failed)} failed`
}
