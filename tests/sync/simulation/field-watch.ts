// Brings to the judge of fields what it must know of an edit that leaves a tab, and of what each device has in the end.
import type { HttpAnswer, HttpRequest } from '#api/http.ts'
import type { AccountDb } from '#data/account-db.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { ownerOf, type SimDevice } from './device.ts'
import type { FieldJudge, Fields, Sending } from './field-judge.ts'
import { listsOf, type ServerList } from './host.ts'
import { tagIn, type Ledger } from './ledger.ts'
import type { Tab } from './tab.ts'

/** Keeps what an answer told a tab of each list; `atMs`: when it was asked. */
export const noteReading = (tab: Tab, { data }: HttpAnswer, atMs: number): void => {
  const { output } = Object(data) as { output?: unknown }
  if (!Array.isArray(output)) return
  for (const { id, name, description, iconId } of listsOf(output))
    tab.readings.set(id, { fields: { name, description, iconId }, atMs })
}

/** What the judge has to know of an edit that a tab sends now; null where the tab has claimed none of that list. */
export const sendingOf = (
  tab: Tab,
  account: string,
  { body }: HttpRequest,
  { nowMs, oldOps, fields }: { nowMs: number; oldOps: ReadonlySet<string>; fields: FieldJudge },
): Sending | null => {
  const { id } = body as { id: string }
  const operation = tab.edits.get(id)
  if (operation?.type !== 'edit') return null
  const reading = tab.readings.get(id)
  const atMs = reading?.atMs ?? 0
  const read = {
    fields: reading?.fields ?? null,
    atMs,
    agoMs: nowMs - atMs,
    isLost: !fields.hasLookedSince(ownerOf(tab.device, account), operation.kind),
  }
  return {
    by: ownerOf(tab.device, account),
    lane: operation.lane,
    touched: operation.patch,
    read,
    isOfOldRelease: oldOps.has(operation.opId),
  }
}

type End = {
  device: SimDevice
  db: AccountDb
  kind: ListKind
  lists: readonly ServerList[]
  fields: FieldJudge
  ledger: Ledger
}

/** Whoever was overtaken on this device was told. */
export const checkNotified = async ({
  device,
  db,
  kind,
  lists,
  fields,
  ledger,
}: End): Promise<void> => {
  const account = db.accountKey
  const acked = (await db.opLog.toArray())
    .filter(({ type, outcome }) => type === 'edit' && outcome === 'acknowledged')
    .map(({ opId }) => opId)
  for (const { listId: lane, serverId } of await db.baseLists
    .filter((row) => row.kind === kind)
    .toArray()) {
    const list = lists.find(({ id }) => id === serverId)
    if (!list) continue
    const isWished = (field: keyof Fields, value: string | number): boolean =>
      ledger.isWished(account, tagIn(list.description), field, { device: device.index, value })
    fields.checkNotified({
      by: ownerOf(device, account),
      lane,
      listId: list.id,
      now: list,
      acked,
      isWished,
    })
  }
}
