// The whole stage of one schedule: host, devices, tabs, and the moves of the story.
import type { HttpAnswer, HttpRequest } from '#api/http.ts'
import type { AccountDb } from '#data/account-db.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import { claimBatch } from '#data/outbox/claim-batch.ts'
import { listKinds } from '#domain/watchlist.ts'
import { defaultSteps, type EngineSteps } from '#sync/drain/engine-steps.ts'
import { makeBackup, restoreBackup, type Backup } from './backup.ts'
import type { Bug } from './bug.ts'
import { createSimDevice, type SimDevice } from './device.ts'
import { FieldJudge, type Arrival } from './field-judge.ts'
import { noteReading, sendingOf } from './field-watch.ts'
import { portalAnswer, startMs, type Host } from './host.ts'
import { checkQueue } from './invariants.ts'
import { changeData } from './changed-data.ts'
import { createLedger, tagIn, type Ledger } from './ledger.ts'
import { createPerson, realCommands, type Person } from './person.ts'
import { seededRandom } from '#domain/projection/seeded-random.ts'
import { createSendOrder } from './send-order.ts'
import type { Interruption, Move, NetworkFault } from './story.ts'
import { openTab, type Tab } from './tab.ts'
import { createVoices } from './voices.ts'
import { playedEntities, type PlayedPart } from './parts/played.ts'
import { partOf, type SimPart } from './parts/sim-part.ts'
import { watchlistsPart } from './parts/watchlists.ts'
import { promise, type Violation } from './violation.ts'
import { atRest, createVirtualTime, turns, type VirtualTime } from './virtual-time.ts'

export class World {
  readonly time: VirtualTime = createVirtualTime(startMs)
  readonly ledger: Ledger
  readonly fields: FieldJudge
  readonly voices = createVoices()
  readonly refusedOps = new Set<string>()
  /** Edits that the previous release has sent already, with whatever body. */
  readonly oldOps = new Set<string>()
  readonly random = seededRandom(7)
  readonly watchOrder = createSendOrder(this.refusedOps, (...kept) => this.#keep(...kept))
  failed: Violation | null = null
  readonly host: Host
  readonly #bug: Bug | null
  readonly person: Person
  /** The entities of this schedule. */
  readonly parts: readonly SimPart[]
  readonly #played: ReadonlyMap<string, PlayedPart>
  readonly #counts: Map<string, number>
  readonly devices: [SimDevice, SimDevice]
  readonly tabs: Tab[] = []
  /** Engines of an account that was signed out under them: what they have under way still ends. */
  readonly #retired: Tab[] = []
  backup: Backup
  readonly inspectors = new Map<string, AccountDb>()
  #faults: { fault: NetworkFault; on: 'change' | 'any' }[] = []
  readonly used = new Set<string>()
  /** Requests under way that change nothing. */
  #looks = 0
  #restoredAtMs = -Infinity
  #tokens = 0

  constructor(
    host: Host,
    bug: Bug | null,
    { counts, played }: { counts: Map<string, number>; played: ReadonlySet<string> },
  ) {
    this.host = host
    this.ledger = createLedger()
    this.#bug = bug
    this.#counts = counts
    this.fields = new FieldJudge(host.isPlain, (what) => this.count(what))
    this.person = createPerson({
      freed: (account, operation) => this.#freed(account, operation),
      ledger: this.ledger,
      fields: this.fields,
      openCreates: () => this.#openCreates(),
      commands: { ...realCommands, ...bug?.commands?.(realCommands) },
      count: (what) => this.count(what),
      inspector: (device) => this.inspector(device),
    })
    host.reset(this.time, (arrival) => this.judge(() => this.#arrived(arrival)))
    this.#played = new Map(
      Object.entries(playedEntities).flatMap(([name, { open }]) =>
        played.has(name) ? [[name, open(this)] as const] : [],
      ),
    )
    this.parts = [watchlistsPart(this), ...this.#played.values()]
    for (const { server } of this.parts) if (server) host.plugIn(server)
    const [ann, bob] = host.users
    const deviceOf = (index: number): SimDevice =>
      createSimDevice({
        index,
        user: ann,
        time: this.time,
        store: host.store,
        bug,
        parts: this.parts,
      })
    this.devices = [deviceOf(0), deviceOf(1)]
    this.backup = {
      restore: host.backUp(),
      restoreBooks: this.fields.snapshot(),
      logged: new Map(),
      cleared: [],
    }
    for (const user of [ann, bob]) {
      const name = user === ann ? 'ann' : 'bob'
      for (const kind of listKinds) this.ledger.created(user.id, kind, `seed-${kind}-${name}`)
    }
    for (const index of [0, 1, 2]) this.restart(index)
  }

  get isPlain(): boolean {
    return this.host.isPlain
  }

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  stepsFor(bug: Bug | null): EngineSteps {
    // Most mistakes are in the way of one change, which a batch would go around.
    return {
      ...defaultSteps,
      claimBatch: bug ? async () => null : claimBatch,
      ...bug?.steps?.({ ...defaultSteps, claimBatch }),
    }
  }

  async request(tab: Tab, account: string, request: HttpRequest): Promise<HttpAnswer> {
    const { f } = request.body as { f: string }
    const owner = this.host.users.find((user) => user.tokens.includes(request.token ?? ''))
    const isChange = /^(create|edit|delete|add_to|remove_from|change)_/.test(f)
    this.#keep(
      !isChange || owner?.id === account,
      "no other account's token",
      `${f} of ${account} was sent with the token of ${owner?.id ?? 'nobody'}`,
    )
    if (tab.device.portal !== null && !tab.device.isPartitioned) {
      this.count(`network portal ${tab.device.portal}`)
      const page = portalAnswer(tab.device.portal)
      this.voices.heard(tab, request, page, owner?.id === account || owner === undefined)
      return page
    }
    const fault = tab.device.isPartitioned ? 'offline' : this.#nextFault(isChange)
    this.count(`request ${f}`)
    if (fault) this.count(`network ${fault}`)
    this.#looks += isChange ? 0 : 1
    const leftAtMs = this.time.nowMs()
    try {
      const answer = await this.host.exchange(
        request,
        fault,
        this.time,
        f.startsWith('edit_')
          ? sendingOf(tab, account, request, {
              nowMs: leftAtMs,
              oldOps: this.oldOps,
              fields: this.fields,
            })
          : null,
      )
      this.voices.heard(tab, request, answer, owner?.id === account || owner === undefined)
      if (/^get_user_.*watchlists$/.test(f)) noteReading(tab, answer, leftAtMs)
      return answer
    } finally {
      this.#looks -= isChange ? 0 : 1
    }
  }

  /** A promise judged where nobody may throw: in the middle of the engine's own work. */
  judge(look: () => void): void {
    try {
      look()
    } catch (error) {
      this.failed ??= error as Violation
    }
  }

  /** In the middle of a drain of this tab. */
  interrupt(tab: Tab, by: Exclude<Interruption, 'kill' | 'freeze'>): void {
    const { device } = tab
    if (by === 'renew') device.token = this.token(device)
    else if (by === 'steal') {
      device.releaseLocks(tab)
      for (const index of this.tabsOf(device))
        if (this.tabs[index] !== tab) this.tabs[index]?.engine.wake('timer')
    } else if (this.tabs[tab.index] === tab) {
      this.#signInOther(device)
      for (const index of this.tabsOf(device)) {
        const old = this.tabs[index]
        if (old?.state !== 'alive') this.restart(index)
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
    for (const device of this.devices) {
      await checkQueue(this.inspector(device))
      for (const part of this.parts) await part.checkRows(this.inspector(device))
    }
    for (const tab of this.tabs) this.voices.checkPill(tab)
  }

  clearFaults(): void {
    this.#faults = []
  }

  close(): void {
    for (const tab of [...this.tabs, ...this.#retired]) if (tab.state !== 'dead') tab.kill()
    for (const db of this.inspectors.values()) db.close()
  }

  #nextFault(isChange: boolean): NetworkFault | null {
    const at = this.#faults.findIndex(({ on }) => on === 'any' || isChange)
    return at < 0 ? null : (this.#faults.splice(at, 1)[0]?.fault ?? null)
  }

  #keep(isKept: boolean, invariant: string, detail: string): void {
    this.judge(() => promise(isKept, invariant, () => detail))
  }

  #deviceAt(index: number): SimDevice {
    return this.devices[index === 0 ? 0 : 1]
  }

  inspector(device: SimDevice, account = device.user.id): AccountDb {
    const key = `${device.index} ${account}`
    const known = this.inspectors.get(key) ?? device.openDb(account).db
    this.inspectors.set(key, known)
    return known
  }

  /** With what made a row all that is in it is given up. */
  #freed(account: string, operation: OperationRow): void {
    const part = partOf(this.parts, operation.kind)
    part.freed(account, operation)
    if (operation.type === 'create') part.freedLane(account, operation.lane)
  }

  async #openCreates(): Promise<ReadonlySet<string>> {
    if (!this.isPlain) return new Set()
    const queues = await Promise.all([...this.inspectors.values()].map((db) => db.outbox.toArray()))
    return new Set(
      queues
        .flat()
        .flatMap((one) =>
          one.type === 'create' && one.everSent && listKinds.includes(one.kind)
            ? [tagIn(one.fields.description)]
            : [],
        ),
    )
  }

  #arrived(arrival: Arrival): void {
    for (const field of this.fields.arrived({ ...arrival, restoredAtMs: this.#restoredAtMs }))
      this.ledger.freedField(arrival.account, tagIn(arrival.before.description), field)
  }

  /** Both do what they do before anything else happens. */
  async #contest({ kind, list, fields, others }: Extract<Move, { do: 'contest' }>): Promise<void> {
    const tabs = [0, 2].map((index) => this.tabs[index])
    const edits = tabs.flatMap((tab, at) =>
      tab?.state === 'alive'
        ? [
            this.person.command(tab, {
              do: 'edit',
              tab: tab.index,
              kind,
              list,
              fields: at === 0 ? fields : others,
            }),
          ]
        : [],
    )
    await Promise.all(edits)
  }

  token(device: SimDevice): string {
    this.#tokens += 1
    return device.user.tokens[this.#tokens % 11] ?? ''
  }

  restart(index: number): Tab {
    const old = this.tabs[index]
    if (old && old.state !== 'dead') old.kill()
    return this.#open(index)
  }

  #open(index: number): Tab {
    const device = this.#deviceAt(index === 2 ? 1 : 0)
    this.used.add(`${device.index} ${device.user.id}`)
    const tab = openTab(this, index, device, this.#bug)
    this.tabs[index] = tab
    return tab
  }

  tabsOf(device: SimDevice): number[] {
    return device.index === 0 ? [0, 1] : [2]
  }

  async #perform(move: Move): Promise<void> {
    if (move.do === 'clearData' || move.do === 'oldRelease') return changeData(this, move)
    if ('device' in move) return this.#performOnDevice(move)
    if ('tab' in move) return this.#performInTab(move)
    if (move.do === 'pass') await this.time.advance(move.ms)
    else if (move.do === 'serverClock') this.host.setClock(move.toMs)
    else if (move.do === 'backUp')
      this.backup = await makeBackup(this.host, this.fields, this.inspectors)
    else if (move.do === 'contest') await this.#contest(move)
    else if (move.do === 'restore') {
      await atRest()
      this.#restoredAtMs = this.time.nowMs()
      await restoreBackup(this.backup, {
        inspectors: this.inspectors,
        parts: this.parts,
        // A frozen page may hold an answer of before, and goes by it when it wakes.
        isLooking: () => this.#looks > 0 || this.tabs.some((tab) => tab?.state === 'frozen'),
      })
    } else if (move.do === 'turns') await turns(move.count)
    else
      for (let at = 0; at < move.times; at += 1)
        this.#faults.push({ fault: move.fault, on: move.on })
  }

  #performOnDevice(
    move: Exclude<Extract<Move, { device: number }>, { do: 'clearData' | 'oldRelease' }>,
  ): void {
    const device = this.#deviceAt(move.device)
    const wake = (reason: 'online' | 'login'): void =>
      this.tabsOf(device).forEach(
        (index) => this.tabs[index]?.state === 'alive' && this.tabs[index].engine.wake(reason),
      )
    if (move.do === 'partition') {
      device.isPartitioned = move.isOn
      if (!move.isOn) wake('online')
    } else if (move.do === 'portal') {
      device.portal = move.page
      wake('online')
    } else if (move.do === 'setClock')
      Object.assign(device, { clockOffsetMs: device.clockOffsetMs + move.byMs, isClockSet: true })
    else if (move.do === 'expire') device.token = 'x'.repeat(20)
    else if (move.do === 'swapToken')
      device.token = this.host.users.find((user) => user !== device.user)?.tokens[0] ?? null
    else if (move.do === 'signIn') {
      device.token = this.token(device)
      wake('login')
    } else {
      this.#signInOther(device)
      for (const index of this.tabsOf(device)) this.restart(index)
    }
  }

  #signInOther(device: SimDevice): void {
    device.user = this.host.users.find((user) => user !== device.user) ?? device.user
    device.token = this.token(device)
  }

  async #performInTab(move: Extract<Move, { tab: number }>): Promise<void> {
    if (move.do === 'restart' || move.do === 'upgrade') {
      if (move.do === 'upgrade') this.#deviceAt(move.tab === 2 ? 1 : 0).upgrade()
      this.restart(move.tab)
      return
    }
    const tab = this.tabs[move.tab]
    if (!tab || tab.state === 'dead') return
    if (move.do === 'thaw') tab.thaw()
    if (tab.state === 'frozen') return
    if (move.do === 'interrupt') tab.arm(move.by, move.afterLabels)
    else if (move.do === 'storageFault') tab.failWrites(move)
    else if (move.do === 'refresh') void tab.engine.refresh()
    else if (move.do === 'visit') await this.person.visit(tab, move)
    else if (move.do === 'entity') await this.#played.get(move.entity)?.play(tab, move)
    else if (move.do === 'import') await this.person.importLists(tab)
    else if (move.do === 'review') await this.person.review(tab, move.decision)
    else if (move.do !== 'thaw') await this.person.command(tab, move)
  }
}
