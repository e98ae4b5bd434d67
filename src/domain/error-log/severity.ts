// How serious an error is (Spec §8). The first rule that fits wins, in the order of the
// specification (D-SEVERITY).
import type { Severity } from './error-entry.ts'

type Named = { name: string; message: string }

const codeFaults = new Set(['TypeError', 'SyntaxError'])

/**
 * `fallback` is the caller's own judgement; low where there is none. 'capital' counts as 'api',
 * which is known and accepted.
 */
export const severityOf = ({ name, message }: Named, fallback: Severity = 'low'): Severity => {
  const said = message.toLowerCase()
  if (codeFaults.has(name)) return 'high'
  if (said.includes('network') || said.includes('api')) return 'medium'
  if (said.includes('auth') || said.includes('security')) return 'critical'
  return fallback
}
