// What a PostgreSQL of the tests says of itself. Wants `log_line_prefix=%m [%p] %b `, so that each line names who speaks.
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type PostgresLog = {
  /** The end of what it said, without the refusals of connections, which would drown the cause. */
  lastWords: () => string
  /** Whether the process that recovers the database has given up. */
  hasRecoveryFailed: () => boolean
}

/** How much goes into an error. */
const lastWordsLength = 4000

const refusal =
  /\bbackend FATAL: {2}the database system is |\bDETAIL: {2}Consistent recovery state has not been yet reached/
const recoveryFailure = /\] startup (?:PANIC|FATAL):/

export const followLog = (output: Readable): PostgresLog => {
  let words = ''
  let hasFailed = false
  createInterface({ input: output }).on('line', (line) => {
    hasFailed ||= recoveryFailure.test(line)
    if (!refusal.test(line)) words = `${words}${line}\n`.slice(-lastWordsLength)
  })
  return { lastWords: () => words.trim(), hasRecoveryFailed: () => hasFailed }
}
