// `npm test`: every check of the repository in order, each step's output in a log. A step that
// fails says at once which tests failed and why, or prints the end of its log where it has no
// report of tests. Arguments name steps to run alone: `npm test -- unit browser`; `--changed` takes
// those that a change can reach.
import { failedList, flakyList, lastLine, skippedList, summaryTable } from './test/summary.ts'
import { logTail, runStep, type StepResult } from './test/run-step.ts'
import { changedPaths, stepsReachedBy } from './test/reach.ts'
import { writeStepTimes } from './test/step-times.ts'
import { lengthened, reusing, stages, type Step } from './test/steps.ts'

// --long: the suites that scale their effort read TEST_LONG, and every time limit grows with it.
// --reuse: what passed and whose inputs are as they were is not run again. Never where CI is set.
// --changed[=<commit>]: only the steps that what differs from the commit (HEAD) can reach.
const words = process.argv.slice(2)
const isLong = words.includes('--long')
const isReusing = words.includes('--reuse') && !process.env['CI']
const changedWord = words.find((word) => /^--changed(=|$)/.test(word))
const named = words.filter((word) => !word.startsWith('--'))
const reached =
  changedWord === undefined
    ? null
    : stepsReachedBy(changedPaths(changedWord.split('=')[1] ?? 'HEAD'))
const isWanted = (name: string): boolean =>
  (named.length === 0 || named.includes(name)) && (reached === null || reached.has(name))
const chosen = stages.map((stage) => stage.filter((step) => isWanted(step.name)))
const unknown = [
  ...named.filter((name) => !stages.flat().some((step) => step.name === name)),
  ...words.filter(
    (word) => word.startsWith('--') && !['--long', '--reuse', changedWord].includes(word),
  ),
]
const isFull =
  !isLong && !isReusing && chosen.every((stage, at) => stage.length === stages[at]?.length)
const startedAtMs = performance.now()

const asRequested = (step: Step): Step =>
  isLong ? lengthened(step) : isReusing ? reusing(step) : step

const results: StepResult[] = []
const announce = (result: StepResult): StepResult => {
  console.log(
    `${result.isOk ? 'ok    ' : 'FAILED'} ${result.name} (${(result.durationMs / 1000).toFixed(1)} s${result.isReused ? ', reused' : ''})`,
  )
  if (!result.isOk)
    console.log(
      `${failedList([result]) || logTail(result.logPath, 60)}\n-- whole log of "${result.name}": ${result.logPath}`,
    )
  return result
}

for (const stage of chosen) {
  results.push(
    ...(await Promise.all(stage.map(async (step) => announce(await runStep(asRequested(step)))))),
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
if (isFull && !hasFailed) writeStepTimes(results, performance.now() - startedAtMs)
process.exitCode = hasFailed ? 1 : 0
