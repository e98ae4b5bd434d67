// Runs one step of `npm test`: output into a log, a time limit, and counts when the step is a test suite.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { playwrightCounts, vitestCounts, type Counts } from './counts.ts'
import { slugOf, type Step } from './steps.ts'

export const logDirectory = '.cache/test'

export type StepResult = Counts & {
  name: string
  isOk: boolean
  durationMs: number
  logPath: string
  reason: string
  /** Not run again: nothing it reads has changed since it passed. */
  isReused: boolean
}

/** As wireit says it. */
const reusedLine = /^✅ \[reuse:\S+\] (Already fresh|Restored from cache)$/m

type Exit = { code: number | null; isTimeout: boolean }

const runCommand = (step: Step, logPath: string): Promise<Exit> =>
  new Promise((done) => {
    const log = createWriteStream(logPath)
    // Its own process group, so that the time limit also ends what the step itself has started.
    const child = spawn('sh', ['-c', step.command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        CI: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        // Tests start some hundred servers and workers, each of which would compile the same files again.
        NODE_COMPILE_CACHE: resolve(logDirectory, 'compiled'),
        ...step.environment,
      },
    })
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    let isTimeout = false
    const limit = setTimeout(() => {
      isTimeout = true
      if (child.pid !== undefined)
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
    }, step.limitMs)
    child.on('close', (code) => {
      clearTimeout(limit)
      log.end(() => done({ code, isTimeout }))
    })
  })

const countsOf = (step: Step, isOk: boolean): Counts => {
  if (step.report === undefined)
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: [], flaky: [], failures: [] }
  return step.report.kind === 'vitest'
    ? vitestCounts(step.report.path)
    : playwrightCounts(step.report.path)
}

const reasonOf = (exit: Exit, counts: Counts, step: Step): string => {
  if (exit.isTimeout) return `stopped after ${step.limitMs / 60_000} minutes`
  if (counts.failed > 0) return `${counts.failed} failed`
  if (exit.code !== 0) return `ended with code ${exit.code}`
  if (counts.passed === 0) return 'ran no tests'
  return ''
}

/** Runs a step to its end; never throws, the result says what happened. */
export const runStep = async (step: Step): Promise<StepResult> => {
  mkdirSync(logDirectory, { recursive: true })
  const logPath = join(logDirectory, `${slugOf(step.name)}.log`)
  if (step.report) rmSync(step.report.path, { force: true })
  const startedAtMs = performance.now()
  const exit = await runCommand(step, logPath)
  const counts = countsOf(step, exit.code === 0)
  const reason = reasonOf(exit, counts, step)
  // A suite that broke without naming a failed test still counts as one failure.
  const failed = reason !== '' && counts.failed === 0 ? 1 : counts.failed
  return {
    ...counts,
    failed,
    name: step.name,
    isOk: reason === '',
    durationMs: performance.now() - startedAtMs,
    logPath,
    reason,
    isReused: reusedLine.test(readFileSync(logPath, 'utf8')),
  }
}

/** The end of a step's log, for the terminal. */
export const logTail = (logPath: string, lines: number): string =>
  readFileSync(logPath, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
