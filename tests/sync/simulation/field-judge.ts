// Who wrote which field of which list on the server, what each writer had seen before, and who was told of being
// overtaken. It keeps books of its own by values, which are each given once: it believes no version of the engine or the server.
import { listKinds, type ListKind } from '#domain/watchlist.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { promise } from './violation.ts'

export const fieldNames = ['name', 'description', 'iconId'] as const
export type Field = (typeof fieldNames)[number]
export type Fields = { name: string; description: string; iconId: number }
type Value = string | number

/** `by`: a device between two clearings of its data, serving one account. */
type Write = { id: number; value: Value; by: string; knew: number }

/** An edit as a tab sends it: what the person touched, and what the server last said to that tab, and how long ago. */
export type Sending = {
  by: string
  lane: string
  touched: Partial<Fields>
  read: {
    fields: Fields | null
    atMs: number
    agoMs: number
    /** The device has kept nothing of the server since that was restored. */ isLost: boolean
  }
  isOfOldRelease: boolean
}
export type Arrival = {
  account: string
  listId: string
  before: Fields
  after: Fields
  sending: Sending
}
/** `restoredAtMs`: when the server last went back to a backup. */
type Applied = Arrival & { restoredAtMs: number }
/** `owners`: the device between two clearings of its data, now and before, newest first. */
export type Telling = {
  owners: readonly string[]
  lane: string
  field: Field
  mine: Value
  theirs: Value
}
/** One list of an account as a device and the server have it in the end. `isWished`: the person still wants this value there. */
export type Ending = {
  by: string
  lane: string
  listId: string
  now: Fields
  acked: readonly string[]
  isWished: (field: Field, value: Value) => boolean
}
type Told = Omit<Telling, 'owners'> & { by: string }
type Touch = {
  by: string
  lane: string
  listId: string | null
  kind: ListKind
  field: Field
  value: Value
  onServer: Value | undefined
  replaces: Value | undefined
}

/** Nobody asks what it knew: it saw something the server has lost. */
const everything = Infinity
const never = -1
/** On a host without versions an edit leaves this soon after the lists were read for it, and what arrives in between is overwritten (decisions/030). */
const readAtMostAgoMs = 35_000

const keyOf = (...parts: Value[]): string => parts.join('|')

export class FieldJudge {
  readonly #isPlain: boolean
  readonly #count: (what: string) => void
  #writes = new Map<string, readonly Write[]>()
  readonly #knew = new Map<string, number>()
  readonly #notified = new Set<string>()
  /** Wished by a device, and accepted while it stood there already: no write, and still a wish that can be overtaken. */
  readonly #confirmed = new Set<string>()
  readonly #sent = new Map<string, { lane: string; patch: Partial<Fields> }>()
  readonly #listOf = new Map<string, string>()
  readonly #pulledAt = new Map<string, number>()
  #unproved: Told[] = []
  #restoredAt = 0
  #moments = 0

  constructor(isPlain: boolean, count: (what: string) => void) {
    this.#isPlain = isPlain
    this.#count = count
  }

  /** A person changed a field: what they had seen of it by then. A change that replaces one not sent yet was begun with that one. */
  touched({ by, lane, listId, kind, field, value, onServer, replaces }: Touch): void {
    const begun =
      replaces === undefined ? undefined : this.#knew.get(keyOf(by, lane, field, replaces))
    const hasLookedSince = this.hasLookedSince(by, kind)
    const [seen, ...again] =
      listId === null || onServer === undefined
        ? []
        : this.#of(listId, field).filter((write) => write.value === onServer)
    // A value that somebody has put back does not say which of its writers was read.
    const knew = hasLookedSince && again.length === 0 ? (seen?.id ?? 0) : everything
    this.#knew.set(keyOf(by, lane, field, value), begun ?? knew)
  }

  claimed(by: string, operation: WatchlistOperation, listId: string | null): void {
    if (operation.type !== 'edit') return
    this.#sent.set(keyOf(by, operation.opId), { lane: operation.lane, patch: operation.patch })
    if (listId !== null) this.#listOf.set(keyOf(by, operation.lane), listId)
  }

  /** The device has kept what the server said since that was last restored. An answer that was overtaken by a sending is not kept. */
  hasLookedSince(by: string, kind: ListKind): boolean {
    return (this.#pulledAt.get(keyOf(by, kind)) ?? 0) >= this.#restoredAt
  }

  pulled(by: string, kind: ListKind): void {
    this.#pulledAt.set(keyOf(by, kind), (this.#moments += 1))
  }

  /** An edit has just been applied by the server, or answered again under its key. Answers the fields it may overwrite: on a host without versions, which has nothing to tell a reading of before a restored backup by either. */
  arrived({ listId, before, after, sending, restoredAtMs }: Applied): Field[] {
    const { by, lane, touched, read } = sending
    const isLost = this.#isPlain && (read.isLost || read.atMs <= restoredAtMs)
    const inWindow: Field[] = []
    for (const field of fieldNames) {
      if (before[field] === after[field]) {
        if (touched[field] === after[field])
          this.#confirmed.add(keyOf(by, lane, field, after[field]))
        continue
      }
      const isTouched = touched[field] !== undefined
      const isInWindow =
        isLost ||
        (this.#isPlain && read.fields?.[field] === after[field] && read.agoMs <= readAtMostAgoMs)
      if (!isTouched && isInWindow) {
        inWindow.push(field)
        this.#count(
          isLost
            ? 'field written over after a restored backup'
            : 'field written over between reading and writing',
        )
      }
      promise(
        isTouched || isInWindow || sending.isOfOldRelease,
        'an edit changes only what was touched',
        () =>
          `${field} was ${JSON.stringify(before[field])}, and an edit of ${Object.keys(touched).join(', ')} made it ${JSON.stringify(after[field])}`,
      )
      const knew =
        isTouched && !sending.isOfOldRelease
          ? (this.#knew.get(keyOf(by, lane, field, after[field])) ?? everything)
          : everything
      const key = keyOf(listId, field)
      // What stood there before anybody wrote may be put back too.
      const beginning: Write = { id: 0, value: before[field], by: '', knew: everything }
      this.#writes.set(key, [
        ...(this.#writes.get(key) ?? [beginning]),
        { id: (this.#moments += 1), value: after[field], by, knew },
      ])
    }
    return inWindow
  }

  notified({ owners, lane, field, mine, theirs }: Telling): void {
    // While its data is being cleared a page may tell what it has just read of it: a lane belongs to one of them only.
    const by = owners.find((owner) => this.#listOf.has(keyOf(owner, lane))) ?? owners[0] ?? ''
    if (by !== owners[0]) this.#count('field told while the data was being cleared')
    this.#notified.add(keyOf(by, lane, field, mine))
    promise(
      mine !== theirs,
      'nothing is told that is not so',
      () => `${field}: ${JSON.stringify(mine)} was overtaken by itself`,
    )
    if (this.#restoredAt > 0 || this.#isSo({ by, lane, field, mine, theirs })) return
    // A server that answers by turns may be read before its answer to the writer is: that writer is heard of later.
    this.#unproved.push({ by, lane, field, mine, theirs })
  }

  /** In the end: whatever was told has been so. */
  checkProved(): void {
    const first = this.#unproved.find(
      (told) =>
        !this.#of(this.#listOf.get(keyOf(told.by, told.lane)) ?? '', told.field).some(
          (write) => write.by !== told.by && write.value === told.theirs,
        ) || !this.#isSo(told),
    )
    promise(
      this.#restoredAt > 0 || first === undefined,
      'nothing is told that is not so',
      () => `${first?.field}: nobody who did not know ${JSON.stringify(first?.mine)} wrote over it`,
    )
  }

  #isSo({ by, lane, field, mine, theirs }: Told): boolean {
    const writes = this.#of(this.#listOf.get(keyOf(by, lane)) ?? '', field)
    const mayOvertake = (write: Write, own: Write): boolean =>
      this.#overtakes(write, own) ||
      (write.id > own.id && write.by !== by && write.knew === everything)
    // The same value may have been put back since.
    const isSo = writes.some(
      (own) =>
        own.by === by && own.value === mine && writes.some((write) => mayOvertake(write, own)),
    )
    const isOfConfirmed =
      this.#confirmed.has(keyOf(by, lane, field, mine)) &&
      writes.some((write) => write.by !== by && write.value === theirs)
    return isSo || isOfConfirmed
  }

  /** What was acknowledged to a device and is no longer there, because somebody wrote who did not know it, must have been told there. */
  checkNotified({ by, lane, listId, now, acked, isWished }: Ending): void {
    const mine: Partial<Fields> = {}
    for (const opId of acked) {
      const sent = this.#sent.get(keyOf(by, opId))
      if (sent?.lane === lane) Object.assign(mine, sent.patch)
    }
    for (const field of fieldNames) {
      const value = mine[field]
      if (value === undefined || value === now[field] || !isWished(field, value)) continue
      const writes = this.#of(listId, field)
      const own = writes.findLast((write) => write.by === by && write.value === value)
      // Put back by whoever had written over it, it stood there again: what counts is who wrote after that.
      const stood = writes.findLast((write) => write.value === value)
      if (!own || !stood) continue
      // Whoever put it back knows that it stands there, also where a later change was begun before.
      const isOvertaken = writes.some(
        (write) => write.by !== stood.by && this.#overtakes(write, { ...own, id: stood.id }),
      )
      if (!isOvertaken) continue
      this.#count('field overtaken')
      promise(
        this.#notified.has(keyOf(by, lane, field, value)),
        'who is overtaken is told',
        () =>
          `${field} ${JSON.stringify(value)} was accepted, ${JSON.stringify(now[field])} stands there now, and nobody was told`,
      )
    }
  }

  /** The device has forgotten what was accepted from it, and what it had seen when. */
  forget(by: string): void {
    for (const key of this.#sent.keys()) if (key.startsWith(`${by}|`)) this.#sent.delete(key)
    for (const key of this.#knew.keys())
      if (key.startsWith(`${by}|`)) this.#knew.set(key, everything)
    // Until it has looked again it can't say which version it has on screen.
    for (const kind of listKinds) this.#pulledAt.set(keyOf(by, kind), never)
  }

  /** The books as they are; what is given back goes back to them, as the server goes back to its backup. */
  snapshot(): () => void {
    const writes = new Map(this.#writes)
    return () => {
      this.#writes = new Map(writes)
      this.#restoredAt = this.#moments += 1
      // What was on screen may be of a time that the server has forgotten.
      for (const key of this.#knew.keys()) this.#knew.set(key, everything)
    }
  }

  #of(listId: string, field: Field): readonly Write[] {
    return this.#writes.get(keyOf(listId, field)) ?? []
  }

  #overtakes(write: Write, own: Write): boolean {
    return write.id > own.id && write.by !== own.by && (this.#isPlain || write.knew < own.id)
  }
}
