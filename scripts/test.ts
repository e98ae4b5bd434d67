// `npm test`: every check of the repository in order, each step's output in a log. A step that fails says
// at once which tests failed and why, or prints the end of its log where it has no report of tests. Arguments name steps to run alone: `npm test -- unit browser`.
import { failedList, flakyList, lastLine, skippedList, summaryTable } from './test/summary.ts'
import { logTail, runStep, type StepResult } from './test/run-step.ts'
import { lengthened, stages } from './test/steps.ts'

// --long: the suites that scale their effort read TEST_LONG, and every time limit grows with it.
const isLong = process.argv.includes('--long')
const wanted = process.argv.slice(2).filter((word) => word !== '--long')
const chosen = stages.map((stage) =>
  stage.filter((step) => wanted.length === 0 || wanted.includes(step.name)),
)
const unknown = wanted.filter((name) => !stages.flat().some((step) => step.name === name))

const results: StepResult[] = []
const announce = (result: StepResult): StepResult => {
  console.log(
    `${result.isOk ? 'ok    ' : 'FAILED'} ${result.name} (${(result.durationMs / 1000).toFixed(1)} s)`,
  )
  if (!result.isOk)
    console.log(
      `${failedList([result]) || logTail(result.logPath, 60)}\n-- whole log of "${result.name}": ${result.logPath}`,
    )
  return result
}

for (const stage of chosen) {
  results.push(
    ...(await Promise.all(
      stage.map(async (step) => announce(await runStep(isLong ? lengthened(step) : step))),
    )),
  )
}

console.log(`\n${summaryTable(results)}`)
const skipped = skippedList(results)
if (skipped !== '') console.log(`\n${skipped}`)
const flaky = flakyList(results)
if (flaky !== '') console.log(`\n${flaky}`)
if (unknown.length > 0) console.log(`\nno such step: ${unknown.join(', ')}`)
console.log(`\n${lastLine(results)}`)

const hasFailed =
  unknown.length > 0 || results.length === 0 || results.some((result) => !result.isOk)
process.exitCode = hasFailed ? 1 : 0
