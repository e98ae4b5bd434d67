// A schedule is a list of these moves. They are plain data, so that a failing one can be shrunk and read.
import * as fc from 'fast-check'
import type { ListKind } from '#domain/watchlist.ts'

export type NetworkFault =
  | 'dropBefore'
  | 'dropAfter'
  | 'offline'
  | 'timeout'
  | 'late'
  | 'slow'
  | 'duplicate'
  | 'error500'
  | 'error500After'
  | 'html'
  | 'htmlAfter'
  | 'busy'
  | 'refuse'
  | 'unauthorized'

export type Move =
  | { do: 'create'; tab: number; kind: ListKind; sameName: boolean }
  | { do: 'toggle'; tab: number; kind: ListKind; list: number; item: number; isHasty: boolean }
  | { do: 'edit'; tab: number; kind: ListKind; list: number }
  | { do: 'delete'; tab: number; kind: ListKind; list: number }
  | { do: 'undo'; tab: number; entry: number }
  | { do: 'fault'; fault: NetworkFault; on: 'change' | 'any'; times: number }
  | { do: 'storageFault'; tab: number; name: 'QuotaExceededError' | 'AbortError' | 'InvalidStateError' }
  | { do: 'partition'; device: number; isOn: boolean }
  | { do: 'pass'; ms: number }
  | { do: 'turns'; count: number }
  | { do: 'kill'; tab: number; afterLabels: number }
  | { do: 'freeze'; tab: number; afterLabels: number }
  | { do: 'thaw'; tab: number }
  | { do: 'restart'; tab: number }
  | { do: 'refresh'; tab: number }
  | { do: 'review'; tab: number; decision: 'retryAll' | 'discardAll' }
  | { do: 'expire'; device: number }
  | { do: 'signIn'; device: number }
  | { do: 'swapToken'; device: number }
  | { do: 'switchAccount'; device: number }
  | { do: 'setClock'; device: number; byMs: number }

const tab = fc.integer({ min: 0, max: 2 })
const device = fc.integer({ min: 0, max: 1 })
const kind = fc.constantFrom<ListKind>('coin', 'ido')
const list = fc.integer({ min: 0, max: 2 })
const faults: NetworkFault[] = ['dropBefore', 'dropAfter', 'offline', 'timeout', 'late', 'slow', 'duplicate', 'error500', 'error500After', 'html', 'htmlAfter', 'busy', 'refuse', 'unauthorized']
const afterLabels = fc.integer({ min: 0, max: 14 })

const move = <M extends Move>(weight: number, record: { [Key in keyof M]: fc.Arbitrary<M[Key]> }): fc.WeightedArbitrary<Move> => ({
  weight,
  arbitrary: fc.record(record) as unknown as fc.Arbitrary<Move>,
})
const named = <Name extends Move['do']>(name: Name): fc.Arbitrary<Name> => fc.constant(name)

export const storyOf = (length: { min: number; max: number }): fc.Arbitrary<Move[]> =>
  fc.array(
    fc.oneof(
      move<Extract<Move, { do: 'create' }>>(4, { do: named('create'), tab, kind, sameName: fc.boolean() }),
      move<Extract<Move, { do: 'toggle' }>>(14, { do: named('toggle'), tab, kind, list, item: fc.integer({ min: 0, max: 1 }), isHasty: fc.boolean() }),
      move<Extract<Move, { do: 'edit' }>>(4, { do: named('edit'), tab, kind, list }),
      move<Extract<Move, { do: 'delete' }>>(3, { do: named('delete'), tab, kind, list }),
      move<Extract<Move, { do: 'undo' }>>(2, { do: named('undo'), tab, entry: fc.integer({ min: 0, max: 3 }) }),
      move<Extract<Move, { do: 'fault' }>>(10, { do: named('fault'), fault: fc.constantFrom(...faults), on: fc.constantFrom('change', 'change', 'change', 'any'), times: fc.integer({ min: 1, max: 3 }) }),
      move<Extract<Move, { do: 'storageFault' }>>(1, { do: named('storageFault'), tab, name: fc.constantFrom('QuotaExceededError', 'AbortError', 'InvalidStateError') }),
      move<Extract<Move, { do: 'partition' }>>(3, { do: named('partition'), device, isOn: fc.boolean() }),
      move<Extract<Move, { do: 'pass' }>>(8, { do: named('pass'), ms: fc.constantFrom(500, 2000, 8000, 20_000, 70_000, 400_000) }),
      move<Extract<Move, { do: 'turns' }>>(3, { do: named('turns'), count: fc.integer({ min: 1, max: 40 }) }),
      move<Extract<Move, { do: 'kill' }>>(3, { do: named('kill'), tab, afterLabels }),
      move<Extract<Move, { do: 'freeze' }>>(3, { do: named('freeze'), tab, afterLabels }),
      move<Extract<Move, { do: 'thaw' }>>(2, { do: named('thaw'), tab }),
      move<Extract<Move, { do: 'restart' }>>(2, { do: named('restart'), tab }),
      move<Extract<Move, { do: 'refresh' }>>(2, { do: named('refresh'), tab }),
      move<Extract<Move, { do: 'review' }>>(1, { do: named('review'), tab, decision: fc.constantFrom('retryAll', 'discardAll') }),
      move<Extract<Move, { do: 'expire' }>>(1, { do: named('expire'), device }),
      move<Extract<Move, { do: 'signIn' }>>(1, { do: named('signIn'), device }),
      move<Extract<Move, { do: 'swapToken' }>>(1, { do: named('swapToken'), device }),
      move<Extract<Move, { do: 'switchAccount' }>>(1, { do: named('switchAccount'), device }),
      move<Extract<Move, { do: 'setClock' }>>(2, { do: named('setClock'), device, byMs: fc.constantFrom(-3_600_000, -5000, 60_000, 90_000_000) }),
    ),
    { minLength: length.min, maxLength: length.max, size: 'max' },
  )

/** A schedule as a story, one move a line. */
export const tell = (moves: readonly Move[]): string =>
  moves
    .map(({ do: verb, ...rest }, at) => `  ${String(at + 1).padStart(2)}. ${verb} ${Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`).join(' ')}`)
    .join('\n')
