// The whole stage of one schedule: host, devices, tabs, and the moves of the story.
import type { HttpAnswer, HttpRequest } from '#api/http.ts'
import type { AccountDb } from '#data/account-db.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import { storageFaultOf } from '#data/storage-fault.ts'
import { createWatchlist, deleteWatchlist, editWatchlist, setMembership, undoHistoryEntry } from '#data/watchlists/commands.ts'
import { WatchlistFault } from '#data/watchlists/watchlist-fault.ts'
import { listKinds, type ListKind } from '#domain/watchlist.ts'
import { defaultSteps, type EngineSteps } from '#sync/drain/engine-steps.ts'
import type { Bug } from './bugs.ts'
import { createSimDevice, type SimDevice } from './device.ts'
import { startMs, type Host } from './host.ts'
import { checkConverged, checkRows } from './invariants.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { Interruption, Move, NetworkFault } from './story.ts'
import { openTab, type Tab } from './tab.ts'
import { promise, type Violation } from './violation.ts'
import { atRest, createVirtualTime, turns, type VirtualTime } from './virtual-time.ts'

export const realCommands = { createWatchlist, deleteWatchlist, editWatchlist, setMembership, undoHistoryEntry }
export type Commands = typeof realCommands

const longestLatenessMs = 60_000

/** `logged`: the newest entry of each device's log when it was made. */
type Backup = { restore: () => void; logged: Map<string, number> }

const mulberry = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export class World {
  readonly time: VirtualTime = createVirtualTime(startMs)
  readonly ledger: Ledger
  readonly refusedOps = new Set<string>()
  readonly random = mulberry(7)
  failed: Violation | null = null
  readonly #host: Host
  readonly #bug: Bug | null
  readonly #commands: Commands
  readonly #counts: Map<string, number>
  readonly #devices: [SimDevice, SimDevice]
  readonly #tabs: Tab[] = []
  /** Engines of an account that was signed out under them: what they have under way still ends. */
  readonly #retired: Tab[] = []
  #backup: Backup
  readonly #inspectors = new Map<string, AccountDb>()
  readonly #lastSent = new Map<string, number>()
  readonly #keyOf = new Map<string, string>()
  readonly #triedAgain = new Set<string>()
  #faults: { fault: NetworkFault; on: 'change' | 'any' }[] = []
  readonly #used = new Set<string>()
  /** Requests under way that change nothing. */
  #looks = 0
  #tags = 0
  #tokens = 0

  constructor(host: Host, bug: Bug | null, counts: Map<string, number>) {
    this.#host = host
    this.ledger = createLedger(host)
    this.#bug = bug
    this.#counts = counts
    this.#commands = { ...realCommands, ...bug?.commands?.(realCommands) }
    host.reset(this.time)
    const [ann, bob] = host.users
    const deviceOf = (index: number): SimDevice => createSimDevice({ index, user: ann, time: this.time, store: host.store, bug })
    this.#devices = [deviceOf(0), deviceOf(1)]
    this.#backup = { restore: host.backUp(), logged: new Map() }
    for (const user of [ann, bob]) {
      const name = user === ann ? 'ann' : 'bob'
      for (const kind of listKinds) this.ledger.created(user.id, kind, `seed-${kind}-${name}`)
    }
    for (const index of [0, 1, 2]) this.#restart(index)
  }

  get isPlain(): boolean {
    return this.#host.isPlain
  }

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  stepsFor(bug: Bug | null): EngineSteps {
    return { ...defaultSteps, ...bug?.steps?.(defaultSteps) }
  }

  watchOrder(tab: Tab, operation: OperationRow): void {
    const lane = `${tab.device.index} ${tab.db.accountKey} ${operation.lane}`
    const last = this.#lastSent.get(lane) ?? 0
    const one = `${tab.device.index} ${tab.db.accountKey} ${operation.seq}`
    const key = this.#keyOf.get(one)
    // A refused change that the person tries again is a new one in an old place, however often it is then sent.
    if (key !== undefined && this.refusedOps.has(key)) this.#triedAgain.add(one)
    this.#keep(operation.seq >= last || this.#triedAgain.has(one), 'order per list', `operation ${operation.seq} was sent after ${last}`)
    this.#lastSent.set(lane, Math.max(last, operation.seq))
    this.#keep(key === undefined || key === operation.opId || this.refusedOps.has(key), 'one key per change', `operation ${operation.seq} got a second key`)
    this.#keep(!this.refusedOps.has(operation.opId), 'a refusal is final', `operation ${operation.seq} was sent again after a definite refusal`)
    this.#keyOf.set(one, operation.opId)
  }

  async request(tab: Tab, account: string, request: HttpRequest): Promise<HttpAnswer> {
    const { f } = request.body as { f: string }
    const owner = this.#host.users.find((user) => user.tokens.includes(request.token ?? ''))
    const isChange = /^(create|edit|delete|add_to|remove_from)_/.test(f)
    this.#keep(!isChange || owner?.id === account, "no other account's token", `${f} of ${account} was sent with the token of ${owner?.id ?? 'nobody'}`)
    const fault = tab.device.isPartitioned ? 'offline' : this.#nextFault(isChange)
    this.count(`request ${f}`)
    if (fault) this.count(`network ${fault}`)
    this.#looks += isChange ? 0 : 1
    try {
      return await this.#host.exchange(request, fault, this.time)
    } finally {
      this.#looks -= isChange ? 0 : 1
    }
  }

  /** In the middle of a drain of this tab. */
  interrupt(tab: Tab, by: Exclude<Interruption, 'kill' | 'freeze'>): void {
    const { device } = tab
    if (by === 'renew') device.token = this.#token(device)
    else if (by === 'steal') {
      device.releaseLocks(tab)
      for (const index of this.#tabsOf(device)) if (this.#tabs[index] !== tab) this.#tabs[index]?.engine.wake('timer')
    } else if (this.#tabs[tab.index] === tab) {
      this.#signInOther(device)
      for (const index of this.#tabsOf(device)) {
        const old = this.#tabs[index]
        if (old?.state !== 'alive') this.#restart(index)
        else {
          old.engine.stop()
          this.#retired.push(old)
          this.#open(index)
        }
      }
    }
  }

  /** Plays one move; what a dead or frozen tab can't do is skipped. */
  async play(move: Move): Promise<void> {
    this.count(`move ${move.do}`)
    await this.#perform(move)
    if (move.do === 'toggle' && move.isHasty) await turns(15)
    else if (move.do !== 'turns') await atRest()
    await this.check()
  }

  async check(): Promise<void> {
    if (this.failed) throw this.failed
    for (const device of this.#devices) await checkRows(this.#inspector(device))
  }

  /** Everything works again; whatever was wanted must reach the server in bounded time, and every view must agree. */
  async heal(): Promise<void> {
    this.#faults = []
    this.#host.setClock(0)
    for (const device of this.#devices) {
      device.isPartitioned = false
      device.clockOffsetMs = 0
    }
    // What is still on its way arrives first: a latecomer after the last look would be news to the device, and no fault.
    await this.time.advance(longestLatenessMs)
    const usedBy = (user: SimDevice['user']): SimDevice[] => this.#devices.filter((device) => this.#used.has(`${device.index} ${user.id}`))
    for (const user of this.#host.users) {
      for (const device of usedBy(user)) await this.#drainAs(device, user)
    }
    for (const user of this.#host.users) {
      for (const device of usedBy(user)) await this.#drainAs(device, user, true)
      for (const kind of listKinds) {
        const lists = await this.#host.lists(user, kind)
        this.ledger.check(user.id, kind, lists)
        promise(lists.length > 0, 'the only list is never deleted', () => `the server holds no ${kind} list of ${user.id}`)
      }
    }
  }

  close(): void {
    for (const tab of [...this.#tabs, ...this.#retired]) if (tab.state !== 'dead') tab.kill()
    for (const db of this.#inspectors.values()) db.close()
  }

  #nextFault(isChange: boolean): NetworkFault | null {
    const at = this.#faults.findIndex(({ on }) => on === 'any' || isChange)
    return at < 0 ? null : (this.#faults.splice(at, 1)[0]?.fault ?? null)
  }

  #keep(isKept: boolean, invariant: string, detail: string): void {
    try {
      promise(isKept, invariant, () => detail)
    } catch (error) {
      this.failed ??= error as Violation
    }
  }

  #deviceAt(index: number): SimDevice {
    return this.#devices[index === 0 ? 0 : 1]
  }

  #inspector(device: SimDevice, account = device.user.id): AccountDb {
    const key = `${device.index} ${account}`
    const known = this.#inspectors.get(key) ?? device.openDb(account)
    this.#inspectors.set(key, known)
    return known
  }

  #token(device: SimDevice): string {
    this.#tokens += 1
    return device.user.tokens[this.#tokens % 11] ?? ''
  }

  #restart(index: number): Tab {
    const old = this.#tabs[index]
    if (old && old.state !== 'dead') old.kill()
    return this.#open(index)
  }

  #open(index: number): Tab {
    const device = this.#deviceAt(index === 2 ? 1 : 0)
    this.#used.add(`${device.index} ${device.user.id}`)
    const tab = openTab(this, index, device, this.#bug)
    this.#tabs[index] = tab
    return tab
  }

  #tabsOf(device: SimDevice): number[] {
    return device.index === 0 ? [0, 1] : [2]
  }

  async #drainAs(device: SimDevice, user: SimDevice['user'], isFinal = false): Promise<void> {
    device.user = user
    device.token = this.#token(device)
    const [first = 0, ...others] = this.#tabsOf(device)
    for (const index of others) this.#tabs[index]?.kill()
    const tab = this.#restart(first)
    const db = this.#inspector(device)
    for (let tries = 0; tries < 40; tries += 1) {
      await atRest()
      if (this.failed) throw this.failed
      const left = (await db.outbox.toArray()).filter((operation) => operation.state !== 'refusedKept')
      if (left.length === 0) break
      if (left.some((operation) => operation.state === 'parked')) await tab.engine.retryAll()
      promise(tries < 39, 'drained in bounded time', () => `${JSON.stringify(left)} is still queued`)
      await this.time.advance(70_000)
    }
    void tab.engine.refresh()
    await this.time.advance(5000)
    await atRest()
    await this.check()
    if (!isFinal) return
    for (const kind of listKinds) await checkConverged(db, kind, await this.#host.lists(user, kind))
  }

  async #perform(move: Move): Promise<void> {
    if ('device' in move) return this.#performOnDevice(move)
    if ('tab' in move) return this.#performInTab(move)
    if (move.do === 'pass') await this.time.advance(move.ms)
    else if (move.do === 'serverClock') this.#host.setClock(move.toMs)
    else if (move.do === 'backUp') this.#backup = { restore: this.#host.backUp(), logged: await this.#logged() }
    else if (move.do === 'restore') await this.#restore()
    else if (move.do === 'turns') await turns(move.count)
    else for (let at = 0; at < move.times; at += 1) this.#faults.push({ fault: move.fault, on: move.on })
  }

  #performOnDevice(move: Extract<Move, { device: number }>): void {
    const device = this.#deviceAt(move.device)
    const wake = (reason: 'online' | 'login'): void => this.#tabsOf(device).forEach((index) => this.#tabs[index]?.state === 'alive' && this.#tabs[index].engine.wake(reason))
    if (move.do === 'partition') {
      device.isPartitioned = move.isOn
      if (!move.isOn) wake('online')
    } else if (move.do === 'setClock') device.clockOffsetMs += move.byMs
    else if (move.do === 'expire') device.token = 'x'.repeat(20)
    else if (move.do === 'swapToken') device.token = this.#host.users.find((user) => user !== device.user)?.tokens[0] ?? null
    else if (move.do === 'signIn') {
      device.token = this.#token(device)
      wake('login')
    } else {
      this.#signInOther(device)
      for (const index of this.#tabsOf(device)) this.#restart(index)
    }
  }

  #signInOther(device: SimDevice): void {
    device.user = this.#host.users.find((user) => user !== device.user) ?? device.user
    device.token = this.#token(device)
  }

  /** The newest entry of every device's log of finished changes. */
  async #logged(): Promise<Map<string, number>> {
    const newest = [...this.#inspectors].map(async ([key, db]): Promise<[string, number]> => [key, (await db.opLog.toArray()).at(-1)?.id ?? 0])
    return new Map(await Promise.all(newest))
  }

  /** What was accepted after the backup is gone from the server, and nobody's fault (decisions/140). */
  async #restore(): Promise<void> {
    await atRest()
    this.#backup.restore()
    for (const [key, db] of this.#inspectors) {
      const since = this.#backup.logged.get(key) ?? 0
      for (const { id, outcome, lane, type, itemId } of await db.opLog.toArray()) {
        if (id > since && outcome === 'acknowledged') this.ledger.lost(db.accountKey, { lane, type, itemId })
      }
      // A yes of before may still be on its way to the device: to its request, or to a look at the lists.
      const isBeingAnswered = ({ state }: OperationRow): boolean => state === 'inflight' || (state === 'ambiguous' && this.#looks > 0)
      for (const operation of (await db.outbox.toArray()).filter(isBeingAnswered)) {
        this.ledger.lost(db.accountKey, { itemId: null, ...operation })
      }
    }
  }

  async #performInTab(move: Extract<Move, { tab: number }>): Promise<void> {
    if (move.do === 'restart' || move.do === 'upgrade') {
      if (move.do === 'upgrade') this.#deviceAt(move.tab === 2 ? 1 : 0).upgrade()
      this.#restart(move.tab)
      return
    }
    const tab = this.#tabs[move.tab]
    if (!tab || tab.state === 'dead') return
    if (move.do === 'thaw') tab.thaw()
    if (tab.state === 'frozen') return
    if (move.do === 'interrupt') tab.arm(move.by, move.afterLabels)
    else if (move.do === 'storageFault') tab.failWrites(move)
    else if (move.do === 'refresh') void tab.engine.refresh()
    else if (move.do === 'review') await this.#review(tab, move.decision)
    else if (move.do !== 'thaw') await this.#command(tab, move)
  }

  async #review(tab: Tab, decision: 'retryAll' | 'discardAll'): Promise<void> {
    const operations = await this.#inspector(tab.device).outbox.toArray()
    const stuck = operations.filter(({ state }) => state === 'parked' || state === 'refusedKept')
    const lanes = new Set(stuck.filter((operation) => operation.type === 'create').map((operation) => operation.lane))
    const dropped = operations.filter((operation) => stuck.includes(operation) || lanes.has(operation.lane))
    if (decision === 'discardAll') {
      for (const operation of dropped) this.ledger.freed(tab.db.accountKey, operation)
      for (const lane of lanes) this.ledger.freedList(tab.db.accountKey, lane)
    }
    await this.#attempt(tab, () => tab.engine[decision]())
  }

  /** A command either does all of it or nothing: a fault of storage or a rule must leave no trace. */
  async #attempt<Result>(tab: Tab, act: () => Promise<Result>): Promise<Result | null> {
    try {
      return await act()
    } catch (error) {
      if (error instanceof WatchlistFault) this.count(`fault ${error.code}`)
      else if (storageFaultOf(error) && tab.hasInjectedFault()) this.count(`fault ${storageFaultOf(error)?.code}`)
      else throw error
      return null
    }
  }

  async #pick(tab: Tab, kind: ListKind, at: number): Promise<{ listId: string; tag: string; items: string[] } | null> {
    const db = this.#inspector(tab.device)
    const lists = (await db.viewLists.where('kind').equals(kind).toArray()).toSorted((a, b) => (a.description < b.description ? -1 : 1))
    const list = lists[at % Math.max(lists.length, 1)]
    if (!list) return null
    this.ledger.named(list.listId, list.description)
    const items = (await db.viewMembers.toArray()).filter((row) => row.listId === list.listId).map((row) => row.itemId)
    return { listId: list.listId, tag: list.description, items }
  }

  async #command(tab: Tab, move: Extract<Move, { do: 'create' | 'toggle' | 'edit' | 'delete' | 'undo' }>): Promise<void> {
    const { db, device } = tab
    const user = db.accountKey
    if (move.do === 'undo') return this.#undo(tab, move.entry)
    const { kind } = move
    if (move.do === 'create') {
      const tag = `tag-${(this.#tags += 1)}`
      const made = await this.#attempt(tab, () => this.#commands.createWatchlist(db, { kind, name: move.sameName ? 'Same' : `List ${tag}`, description: tag }))
      if (made) {
        this.ledger.named(made.listId, tag)
        this.ledger.created(user, kind, tag)
      }
      return
    }
    const list = await this.#pick(tab, kind, move.list)
    if (!list) return
    const { listId, tag } = list
    if (move.do === 'toggle') {
      const itemId = `item-${move.item}`
      const desired = list.items.includes(itemId) ? 'out' : 'in'
      if (await this.#attempt(tab, () => this.#commands.setMembership(db, { kind, listId, itemId, desired }))) {
        this.ledger.wished(user, tag, itemId, { device: device.index, value: desired })
      }
    } else if (move.do === 'edit') {
      const name = `Name ${(this.#tags += 1)}`
      if (await this.#attempt(tab, () => this.#commands.editWatchlist(db, { kind, listId, patch: { name } }))) {
        this.ledger.wished(user, tag, 'name', { device: device.index, value: name })
      }
    } else if (await this.#attempt(tab, () => this.#commands.deleteWatchlist(db, { kind, listId }))) this.ledger.deleted(user, tag)
  }

  async #undo(tab: Tab, at: number): Promise<void> {
    const entries = (await this.#inspector(tab.device).history.orderBy(':id').toArray()).toReversed()
    const entry = entries[at]
    if (!entry || entry.isUndone) return
    const list = await this.#inspector(tab.device).viewLists.get(entry.listId)
    const isDone = await this.#attempt(tab, () => this.#commands.undoHistoryEntry(tab.db, entry.entryId))
    if (!isDone || !list) return
    this.ledger.named(list.listId, list.description)
    if (entry.type === 'create') this.ledger.deleted(tab.db.accountKey, list.description)
    else this.ledger.wished(tab.db.accountKey, list.description, entry.itemId ?? '', { device: tab.device.index, value: entry.type === 'add' ? 'out' : 'in' })
  }
}
