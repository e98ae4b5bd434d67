// S1: the same 60 bytes again and again, each with a fresh key, on a list of 1,000 long entries. Once every one of them
// kept the whole list for 30 days, and everybody else waited meanwhile.
import { bystanderMs, hammer, median } from '../hammer.ts'
import { longListOf } from '../stored.ts'
import { atMost, type Scenario } from '../scenario.ts'

const dayMs = 86_400_000
const megabyte = 1_000_000
/** A log of changes that is written back now and then; it does not grow with the day. */
const logMegabytes = 8
/** Below this nobody feels a difference, and a busy machine measures itself. */
const unnoticedMs = 20

export const scenario: Scenario = {
  id: 'S1',
  title: 'one account edits and reads a list of 1,000 long entries',
  play: async (target, effort) => {
    const forMs = effort === 'short' ? 4000 : 60_000
    const [token, other] = [await target.register('greedy'), await target.register('bystander')]
    await target.call('create_watchlist', { name: 'Mine' }, { token: other })
    const id = await longListOf(target, token, (n) => ({
      id: `${n}`.padStart(200, 'x'),
      description: '\u0001'.repeat(500),
    }))
    const quietMs = median(await bystanderMs(target, other, forMs / 2))
    const before = target.storedBytes()

    const edit = (n: number, from: string) =>
      target.call(
        'edit_watchlist',
        { id, name: `Long ${n}` },
        { token, from, headers: { 'idempotency-key': `key-${String(n).padStart(10, '0')}` } },
      )
    const [edits, whileEdited] = await Promise.all([
      hammer(edit, { connections: 4, forMs }),
      bystanderMs(target, other, forMs),
    ])
    const megabytes = (target.storedBytes() - before) / megabyte
    const applied = edits.filter(({ status }) => status === 200).length
    const [reads, whileRead] = await Promise.all([
      hammer((_, from) => target.call('get_user_watchlists', {}, { token, from }), {
        connections: 4,
        forMs,
      }),
      bystanderMs(target, other, forMs),
    ])

    const patient = { max: Math.max(3 * quietMs, unnoticedMs), unit: 'ms' }
    return [
      atMost(`stored by ${applied} edits (${edits.length - applied} refused)`, megabytes, {
        max: Math.min(50, logMegabytes + (50 * forMs) / dayMs),
        unit: 'MB',
      }),
      atMost(
        `a bystander's median while it edits (quiet ${quietMs.toFixed(1)})`,
        median(whileEdited),
        patient,
      ),
      atMost(
        `a bystander's median while it reads (${reads.length} reads)`,
        median(whileRead),
        patient,
      ),
    ]
  },
}
