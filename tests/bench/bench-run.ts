// What every group of measurements shares: the sizes, the session, the list of wrong answers.
import { deepStrictEqual } from 'node:assert/strict'
import type { BenchSession } from './browser-session.ts'
import type { BenchSteps, ContenderName } from './page/main.ts'
import { least, median, type Line } from './statistics.ts'

export type BenchRun = {
  session: BenchSession
  coins: number
  /** Coins that a delta touches. */
  touched: number
  /** Edits queued, stars clicked. */
  edits: number
  runs: number
  /** Answers that differ between contenders; any makes the bench fail. */
  wrong: string[]
}

export const contenders: readonly ContenderName[] = ['columnar', 'dexie', 'raw']

type Step = keyof BenchSteps
type StepAnswer<Name extends Step> = Awaited<ReturnType<BenchSteps[Name]>>

/** Runs one step in the page. */
export const step = <Name extends Step>(
  { session }: BenchRun,
  name: Name,
  ...args: Parameters<BenchSteps[Name]>
): Promise<StepAnswer<Name>> =>
  session.page.evaluate(
    ([stepName, stepArgs]) => {
      const all = Reflect.get(globalThis, 'benchSteps') as Record<
        string,
        (...given: unknown[]) => Promise<unknown>
      >
      return all[stepName as string]?.(...(stepArgs as unknown[]))
    },
    [name, args] as unknown[],
  ) as Promise<StepAnswer<Name>>

/** Notes every contender whose answer differs from raw IndexedDB's. */
export const compare = (
  { wrong }: BenchRun,
  what: string,
  answers: Partial<Record<string, unknown>>,
): void => {
  for (const name of contenders) {
    try {
      deepStrictEqual(answers[name], answers['raw'])
    } catch (error) {
      wrong.push(
        `${what}: ${name} disagrees: ${error instanceof Error ? error.message.slice(0, 400) : String(error)}`,
      )
    }
  }
}

/** Notes an answer that is not the expected one. */
export const expect = (
  { wrong }: BenchRun,
  what: string,
  answers: { got: unknown; wanted: unknown },
): void => {
  if (answers.got !== answers.wanted)
    wrong.push(`${what}: ${String(answers.got)} instead of ${String(answers.wanted)}`)
}

export type Times = Record<ContenderName, number[]>
export const noTimes = (): Times => ({ columnar: [], dexie: [], raw: [] })

/** A line of the table from the times of all three. */
export const lineOf = (
  what: string,
  times: Times,
  { target, of = median }: { target?: number; of?: (values: readonly number[]) => number } = {},
): Line => ({
  what,
  ours: of(times.columnar),
  best: least(times.columnar),
  dexie: of(times.dexie),
  raw: of(times.raw),
  ...(target === undefined ? {} : { target }),
})
