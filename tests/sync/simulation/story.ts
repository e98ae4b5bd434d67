// A schedule is a list of these moves. They are plain data, so that a failing one can be shrunk and read.
import * as fc from 'fast-check'
import type { ListKind } from '#domain/watchlist.ts'
import type { Field } from './field-judge.ts'
import { playedEntities } from './parts/played.ts'

export type NetworkFault =
  | 'dropBefore'
  | 'dropAfter'
  | 'offline'
  | 'timeout'
  | 'late'
  | 'slow'
  | 'duplicate'
  | 'lateDuplicate'
  | 'reordered'
  | 'error500'
  | 'error500After'
  | 'html'
  | 'htmlAfter'
  | 'busy'
  | 'refuse'
  | 'unauthorized'

export type PortalPage =
  | 'page200'
  | 'page401'
  | 'page403'
  | 'page502'
  | 'page511'
  | 'json'
  | 'empty'

export type StorageFaultName = 'QuotaExceededError' | 'AbortError' | 'InvalidStateError'

/**
 * What meets a tab at a step of its drain, that is in the middle of it. kill, freeze: the tab. steal: its lock goes to
 * somebody else. renew: its token is replaced. switchAccount: somebody else signs in on the page.
 */
export type Interruption = 'kill' | 'freeze' | 'steal' | 'renew' | 'switchAccount'

/** A row of an entity is made, changed or removed: `entity` as in parts/played.ts. */
export type EntityMove = {
  do: 'entity'
  tab: number
  act: 'make' | 'change' | 'remove'
  row: number
  entity: string
}

export type Move =
  | { do: 'create'; tab: number; kind: ListKind; sameName: boolean }
  | { do: 'toggle'; tab: number; kind: ListKind; list: number; item: number; isHasty: boolean }
  | { do: 'edit'; tab: number; kind: ListKind; list: number; fields: readonly Field[] }
  /** One list on both devices, and nobody waits for the other. */
  | {
      do: 'contest'
      kind: ListKind
      list: number
      fields: readonly Field[]
      others: readonly Field[]
    }
  | { do: 'delete'; tab: number; kind: ListKind; list: number }
  | { do: 'undo'; tab: number; entry: number }
  /** Puts back what an edit replaced, or what somebody else wrote over one's own. */
  | { do: 'undoEdit'; tab: number; entry: number }
  /** Somebody who is not signed in makes a list on this device, or puts something into it. */
  | { do: 'visit'; tab: number; kind: ListKind; item: number; isNew: boolean }
  | EntityMove
  | { do: 'import'; tab: number }
  /** A page that answers everything in the place of the server, as long as the device is behind it. */
  | { do: 'portal'; device: number; page: PortalPage | null }
  /** All data of the site is deleted while its pages are open. */
  | { do: 'clearData'; device: number }
  /** What lies on the device is as the previous release would have left it, and its pages are loaded anew with this one. */
  | { do: 'oldRelease'; device: number }
  | { do: 'fault'; fault: NetworkFault; on: 'change' | 'any'; times: number }
  | { do: 'storageFault'; tab: number; name: StorageFaultName; afterWrites: number; times: number }
  | { do: 'partition'; device: number; isOn: boolean }
  | { do: 'pass'; ms: number }
  | { do: 'turns'; count: number }
  | { do: 'interrupt'; tab: number; by: Interruption; afterLabels: number }
  | { do: 'thaw'; tab: number }
  | { do: 'restart'; tab: number }
  | { do: 'refresh'; tab: number }
  | { do: 'review'; tab: number; decision: 'retryAll' | 'discardAll' }
  | { do: 'expire'; device: number }
  | { do: 'signIn'; device: number }
  | { do: 'swapToken'; device: number }
  | { do: 'switchAccount'; device: number }
  | { do: 'setClock'; device: number; byMs: number }
  | { do: 'serverClock'; toMs: number }
  | { do: 'upgrade'; tab: number }
  | { do: 'backUp' }
  | { do: 'restore' }

const tab = fc.integer({ min: 0, max: 2 })
const device = fc.integer({ min: 0, max: 1 })
const kind = fc.constantFrom<ListKind>('coin', 'ido')
const list = fc.integer({ min: 0, max: 2 })
const fields = fc.constantFrom<readonly Field[]>(
  ['name'],
  ['name'],
  ['description'],
  ['iconId'],
  ['name', 'description'],
  ['description', 'iconId'],
  ['name', 'description', 'iconId'],
)
const faults: NetworkFault[] = [
  'dropBefore',
  'dropAfter',
  'offline',
  'timeout',
  'late',
  'slow',
  'duplicate',
  'lateDuplicate',
  'reordered',
  'error500',
  'error500After',
  'html',
  'htmlAfter',
  'busy',
  'refuse',
  'unauthorized',
]
const afterLabels = fc.integer({ min: 0, max: 14 })

const move = <M extends Move>(
  weight: number,
  record: { [Key in keyof M]: fc.Arbitrary<M[Key]> },
): fc.WeightedArbitrary<Move> => ({
  weight,
  arbitrary: fc.record(record) as unknown as fc.Arbitrary<Move>,
})
const named = <Name extends Move['do']>(name: Name): fc.Arbitrary<Name> => fc.constant(name)

export const storyOf = (length: { min: number; max: number }): fc.Arbitrary<Move[]> =>
  fc.array(
    fc.oneof(
      move<Extract<Move, { do: 'create' }>>(4, {
        do: named('create'),
        tab,
        kind,
        sameName: fc.boolean(),
      }),
      move<Extract<Move, { do: 'toggle' }>>(14, {
        do: named('toggle'),
        tab,
        kind,
        list,
        item: fc.integer({ min: 0, max: 1 }),
        isHasty: fc.boolean(),
      }),
      move<Extract<Move, { do: 'edit' }>>(7, { do: named('edit'), tab, kind, list, fields }),
      move<Extract<Move, { do: 'contest' }>>(3, {
        do: named('contest'),
        kind,
        list,
        fields,
        others: fields,
      }),
      move<Extract<Move, { do: 'delete' }>>(3, { do: named('delete'), tab, kind, list }),
      move<Extract<Move, { do: 'undo' }>>(2, {
        do: named('undo'),
        tab,
        entry: fc.integer({ min: 0, max: 3 }),
      }),
      move<Extract<Move, { do: 'undoEdit' }>>(2, {
        do: named('undoEdit'),
        tab,
        entry: fc.integer({ min: 0, max: 3 }),
      }),
      move<Extract<Move, { do: 'visit' }>>(2, {
        do: named('visit'),
        tab,
        kind,
        item: fc.integer({ min: 0, max: 1 }),
        isNew: fc.boolean(),
      }),
      ...Object.entries(playedEntities).map(([entity, { weight }]) =>
        move<EntityMove>(weight, {
          do: named('entity'),
          tab,
          act: fc.constantFrom('make', 'make', 'change', 'change', 'change', 'remove'),
          row: fc.integer({ min: 0, max: 2 }),
          entity: fc.constant(entity),
        }),
      ),
      move<Extract<Move, { do: 'import' }>>(2, { do: named('import'), tab }),
      move<Extract<Move, { do: 'portal' }>>(3, {
        do: named('portal'),
        device,
        page: fc.constantFrom<PortalPage | null>(
          'page200',
          'page401',
          'page403',
          'page502',
          'page511',
          'json',
          'empty',
          null,
          null,
          null,
          null,
        ),
      }),
      move<Extract<Move, { do: 'clearData' }>>(1, { do: named('clearData'), device }),
      move<Extract<Move, { do: 'oldRelease' }>>(1, { do: named('oldRelease'), device }),
      move<Extract<Move, { do: 'fault' }>>(10, {
        do: named('fault'),
        fault: fc.constantFrom(...faults),
        on: fc.constantFrom('change', 'change', 'change', 'any'),
        times: fc.integer({ min: 1, max: 3 }),
      }),
      move<Extract<Move, { do: 'storageFault' }>>(2, {
        do: named('storageFault'),
        tab,
        name: fc.constantFrom('QuotaExceededError', 'AbortError', 'InvalidStateError'),
        afterWrites: fc.integer({ min: 0, max: 9 }),
        times: fc.integer({ min: 1, max: 2 }),
      }),
      move<Extract<Move, { do: 'partition' }>>(3, {
        do: named('partition'),
        device,
        isOn: fc.boolean(),
      }),
      move<Extract<Move, { do: 'pass' }>>(8, {
        do: named('pass'),
        ms: fc.constantFrom(
          500,
          500,
          2000,
          2000,
          8000,
          8000,
          20_000,
          20_000,
          70_000,
          70_000,
          400_000,
          400_000,
          400_000,
          3_600_000,
        ),
      }),
      move<Extract<Move, { do: 'turns' }>>(3, {
        do: named('turns'),
        count: fc.integer({ min: 1, max: 40 }),
      }),
      move<Extract<Move, { do: 'interrupt' }>>(8, {
        do: named('interrupt'),
        tab,
        by: fc.constantFrom(
          'kill',
          'kill',
          'kill',
          'freeze',
          'freeze',
          'freeze',
          'steal',
          'renew',
          'switchAccount',
        ),
        afterLabels,
      }),
      move<Extract<Move, { do: 'thaw' }>>(2, { do: named('thaw'), tab }),
      move<Extract<Move, { do: 'restart' }>>(2, { do: named('restart'), tab }),
      move<Extract<Move, { do: 'refresh' }>>(2, { do: named('refresh'), tab }),
      move<Extract<Move, { do: 'review' }>>(1, {
        do: named('review'),
        tab,
        decision: fc.constantFrom('retryAll', 'discardAll'),
      }),
      move<Extract<Move, { do: 'expire' }>>(1, { do: named('expire'), device }),
      move<Extract<Move, { do: 'signIn' }>>(1, { do: named('signIn'), device }),
      move<Extract<Move, { do: 'swapToken' }>>(1, { do: named('swapToken'), device }),
      move<Extract<Move, { do: 'switchAccount' }>>(1, { do: named('switchAccount'), device }),
      move<Extract<Move, { do: 'setClock' }>>(2, {
        do: named('setClock'),
        device,
        byMs: fc.constantFrom(-3_600_000, -5000, 60_000, 86_400_000, -86_400_000),
      }),
      move<Extract<Move, { do: 'serverClock' }>>(1, {
        do: named('serverClock'),
        toMs: fc.constantFrom(0, 86_400_000, -86_400_000),
      }),
      move<Extract<Move, { do: 'upgrade' }>>(1, { do: named('upgrade'), tab }),
      move<Extract<Move, { do: 'backUp' }>>(1, { do: named('backUp') }),
      move<Extract<Move, { do: 'restore' }>>(1, { do: named('restore') }),
    ),
    { minLength: length.min, maxLength: length.max, size: 'max' },
  )
