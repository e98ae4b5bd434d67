// What an entity brings into the simulation: what it is, its side of the server, and who judges it. The stage, the
// network, the lives of tabs and the promises about any change are the simulation's own.
import type { AccountDb, Entity } from '#data/account-db.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import type { SyncedEntity } from '#sync/synced-entity.ts'
import type { BackendAnswer, BackendCall, SimUser } from '../backend.ts'
import type { SimDevice } from '../device.ts'
import type { Tab } from '../tab.ts'

/** A change that is no more, as the log of finished ones has it. */
export type GoneChange = { lane: string; type: string; itemId: string | null }

/** Its calls, where neither the real server nor the model of it has them. */
export type SimServer = {
  owns: (f: string) => boolean
  call: (user: SimUser, call: BackendCall) => BackendAnswer
  snapshot: () => () => void
}

export type SimPart = {
  entity: Entity
  synced: SyncedEntity
  /** Its stores, where the released schema has none. */
  stores: Readonly<Record<string, string>>
  server?: SimServer

  /** A tab has claimed one of its changes to send it. */
  claimed: (tab: Tab, operation: OperationRow, serverId: string | null) => void
  /** A device has kept what the server said. */
  pulled: (tab: Tab, kind: string) => void
  /** Refused, discarded or taken back: the server may say what it likes about it. */
  freed: (account: string, operation: OperationRow) => void
  /** The row is nobody's wish any more. */
  freedLane: (account: string, lane: string) => void
  /** Accepted, and then lost by the server itself. */
  lost: (account: string, change: GoneChange) => void
  /** A definite refusal has just been written down. */
  checkRefused: (db: AccountDb, operation: OperationRow) => Promise<void>
  /** At rest: its rows on one device. */
  checkRows: (db: AccountDb) => Promise<void>
  /** Healed: what this device shows is what the server has. */
  checkConverged: (device: SimDevice, user: SimUser) => Promise<void>
  /** Healed: what the server has is what was asked for. */
  checkServer: (user: SimUser, devices: readonly SimDevice[]) => Promise<void>
}

/** Whose a change of the kind is. */
export const partOf = (parts: readonly SimPart[], kind: string): SimPart => {
  const part = parts.find(({ entity }) => entity.kinds.includes(kind))
  if (!part) throw new Error(`nobody plays changes of kind ${kind}`)
  return part
}
