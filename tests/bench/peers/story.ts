// A schedule: what a person does in two tabs, and what happens to the line and the browser meanwhile. Plain data from a
// seed, so that every contender lives through the same.
import { seededBytes } from '#tests/fakes/seeded-bytes.ts'

export const lineFaults = [
  'dropBefore',
  'dropAfter',
  'duplicate',
  'timeout',
  'error500',
  'unauthorized',
  'html',
] as const
export type LineFault = (typeof lineFaults)[number]

/** `subject`: what it is about; the last change of a subject is what must be true in the end. `list`: the number of a list that was there before. */
export type Command =
  | { verb: 'create'; subject: string; name: string }
  | { verb: 'add' | 'remove'; subject: string; list: number; item: string }
  | { verb: 'rename'; subject: string; list: number; name: string }

export type Move =
  | { do: 'command'; tab: 0 | 1; command: Command }
  | { do: 'fault'; fault: LineFault; times: number }
  | { do: 'connection'; isOn: boolean }
  | { do: 'pass'; ms: number }
  | { do: 'kill'; when: 'atRest' | 'beforeSending' | 'afterApplying' }

export const listCount = 2
const items = ['bitcoin', 'ethereum', 'solana']

/** The schedule `index` of `seed`. */
export const storyOf = (seed: number, index: number): Move[] => {
  const bytes = seededBytes((seed * 1_000_003 + index) >>> 0)
  const below = (count: number): number => bytes(4).readUInt32BE() % count
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[below(values.length)] ?? values[0]
  const isIn = new Set<string>()
  let counted = 0
  let isOn = true

  const command = (): Command => {
    const what = below(10)
    const list = below(listCount)
    const name = `name-${(counted += 1)}`
    if (what < 3) return { verb: 'create', subject: `list ${name}`, name }
    if (what < 5) return { verb: 'rename', subject: `name of ${list}`, list, name }
    const item = pick(items as [string, ...string[]])
    const subject = `${item} in ${list}`
    if (isIn.delete(subject)) return { verb: 'remove', subject, list, item }
    isIn.add(subject)
    return { verb: 'add', subject, list, item }
  }
  const move = (): Move => {
    const what = below(20)
    if (what < 10) return { do: 'command', tab: below(3) === 0 ? 1 : 0, command: command() }
    if (what < 14) return { do: 'fault', fault: pick(lineFaults), times: 1 + below(2) }
    if (what < 16) return { do: 'connection', isOn: (isOn = !isOn) }
    if (what < 19) return { do: 'pass', ms: pick([500, 2000, 20_000, 120_000, 600_000]) }
    return { do: 'kill', when: pick(['atRest', 'beforeSending', 'afterApplying']) }
  }
  return Array.from({ length: 18 + below(12) }, move)
}
