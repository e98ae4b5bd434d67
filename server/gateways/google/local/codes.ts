// Codes the stand-in has given out: each for one person, one client, one redirect, once, for ten
// minutes.
import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../clock.ts'

export type CodeFacts = {
  email: string
  name: string
  redirectUri: string
  codeChallenge: string | null
  nonce: string | null
}

export type Codes = {
  issue: (facts: CodeFacts) => string
  /** The facts of a live code, which is then used up; null for any other. */
  take: (code: string) => CodeFacts | null
}

const liveForMs = 600_000

export const createCodes = (clock: Clock): Codes => {
  const live = new Map<string, CodeFacts & { untilMs: number }>()
  return {
    issue: (facts) => {
      const code = `4/${randomBytes(24).toString('base64url')}`
      live.set(code, { ...facts, untilMs: clock.nowMs() + liveForMs })
      return code
    },
    take: (code) => {
      const facts = live.get(code)
      live.delete(code)
      return facts === undefined || facts.untilMs <= clock.nowMs() ? null : facts
    },
  }
}
