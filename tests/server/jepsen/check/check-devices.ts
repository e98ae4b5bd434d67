// The devices in the end: all sent, all alike, and everything that a person was shown as done is on the server.
import { listKinds } from '#domain/watchlist.ts'
import {
  devicesOf,
  wishesOf,
  type DeviceState,
  type History,
  type ListState,
  type Read,
  type Write,
} from '../history.ts'
import { mayBeDone, tagOf, verbOf, type Fault, type Ledger } from './ledger.ts'

const shown = (lists: readonly Pick<ListState, 'name' | 'description' | 'items'>[]): string =>
  JSON.stringify(
    lists
      .map(({ name, description, items }) => JSON.stringify([description, name, items.toSorted()]))
      .toSorted(),
  )

const checkDevice = (
  { writes }: Ledger,
  finals: readonly Read[],
  { process, ...state }: { process: string } & DeviceState,
): Fault[] => {
  const fault = (rule: string, says: string, keys: string[] = []): Fault => ({
    rule,
    says: `${process}: ${says}`,
    keys,
    at: null,
  })
  const faults: Fault[] = []
  if (state.queued > 0)
    faults.push(fault('everything is sent in the end', `${state.queued} changes are still queued`))
  const again = state.acknowledged.find((key, at) => state.acknowledged.indexOf(key) !== at)
  if (again !== undefined)
    faults.push(fault('nothing is doubled', 'one change was noted as acknowledged twice', [again]))
  // No yes need have come, nor anything have been sent: a device may also find its change done when it loads its lists. A no is final.
  const unkept = state.acknowledged.find((key) => writes.get(key)?.outcome === 'fail')
  if (unkept !== undefined)
    faults.push(
      fault('acknowledged means acknowledged', 'a change was noted as kept that was refused', [
        unkept,
      ]),
    )
  if (state.entriesKept !== state.entriesExpected)
    faults.push(
      fault(
        'nothing is doubled',
        `${state.entriesExpected} commands left ${state.entriesKept} entries in the history`,
      ),
    )
  for (const { kind, lists } of finals) {
    if (shown(state.lists[kind]) !== shown(lists))
      faults.push(
        fault(
          'devices converge',
          `${kind} lists shown ${shown(state.lists[kind])}, on the server ${shown(lists)}`,
        ),
      )
  }
  return faults
}

/** What each device was last shown as done; a list that anybody deleted, or that was refused, owes nothing, and neither does a wish that the device lists as refused. */
const checkWishes = (
  history: History,
  { writes, idOf }: Ledger,
  finals: readonly Read[],
): Fault[] => {
  const last = new Map(
    wishesOf(history).map((wish) => [
      `${wish.process} ${wish.tag} ${wish.f === 'rename' ? 'name' : ['create', 'delete'].includes(wish.f) ? 'list' : wish.value}`,
      wish,
    ]),
  )
  const deleted = new Set(
    [...writes.values()]
      .filter((write) => verbOf(write) === 'delete' && mayBeDone(write))
      .map(({ body }) => idOf(String(body['id']))),
  )
  const isOwedNothing = (write: Write): boolean =>
    write.outcome === 'fail' || (write.lane !== null && deleted.has(idOf(write.lane)))
  const freed = [...writes.values()]
    .filter((write) => verbOf(write) === 'create' && isOwedNothing(write))
    .map(tagOf)
  const refused = new Set(
    devicesOf(history).flatMap((device) =>
      device.refused.map((wish) => `${device.process} ${wish}`),
    ),
  )
  const gone = new Set([
    ...wishesOf(history)
      .filter(({ f }) => f === 'delete')
      .map(({ tag }) => tag),
    ...freed,
  ])
  return [...last.entries()].flatMap(([key, wish]) => {
    if (refused.has(key)) return []
    const list = finals
      .find(({ kind }) => kind === wish.kind)
      ?.lists.find(({ description }) => description === wish.tag)
    if (gone.has(wish.tag)) return []
    const isKept =
      wish.f === 'create'
        ? list !== undefined
        : wish.f === 'rename'
          ? list?.name === wish.value
          : list !== undefined && list.items.includes(wish.value) === (wish.f === 'add')
    return isKept
      ? []
      : [
          {
            rule: 'what was shown as done is kept',
            says: `${wish.process}: ${wish.f} ${wish.value} of ${wish.tag} is not on the server`,
            keys: [],
            at: null,
          },
        ]
  })
}

export const checkDevices = (history: History, ledger: Ledger): Fault[] => {
  const finals = listKinds.flatMap(
    (kind) => ledger.reads.findLast((read) => read.kind === kind) ?? [],
  )
  return [
    ...devicesOf(history).flatMap((device) => checkDevice(ledger, finals, device)),
    ...checkWishes(history, ledger, finals),
  ]
}
