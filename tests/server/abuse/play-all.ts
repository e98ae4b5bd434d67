// Finds the scenarios and plays one; the table of what came of it.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Effort, Figure, Scenario } from './scenario.ts'
import { withTarget } from './target.ts'

const folder = path.join(import.meta.dirname, 'scenarios')

/** Every file of `scenarios`, in the order of the names. */
export const loadScenarios = async (): Promise<Scenario[]> => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
  return Promise.all(
    files.map(
      async (file) => ((await import(path.join(folder, file))) as { scenario: Scenario }).scenario,
    ),
  )
}

export const playScenario = (scenario: Scenario, effort: Effort): Promise<Figure[]> =>
  withTarget(scenario, (target) => scenario.play(target, effort))

const cells = (...values: readonly string[]): string =>
  values
    .map((value, at) => (at === 0 ? value.padEnd(58) : value.padEnd(20)))
    .join(' ')
    .trimEnd()

export const tableOf = ({ id, title }: Scenario, figures: readonly Figure[]): string =>
  [
    `${id} ${title}`,
    ...figures.map(({ what, measured, promised, isKept }) =>
      cells(`  ${isKept ? 'kept  ' : 'BROKEN'} ${what}`, measured, promised),
    ),
  ].join('\n')
