// CoinSight: its commands and its sync engine, two tabs on one device. It finds out by itself what the server honours.
import { accountEntities } from '#data/entities.ts'
import { syncedEntities } from '#sync/entities/registry.ts'
import { ApiError } from '#api/api-error.ts'
import { createCallApi } from '#api/call.ts'
import type { Http } from '#api/http.ts'
import { AccountDb } from '#data/account-db.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { createWatchlist, editWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { createApiTransport } from '#sync/api-transport.ts'
import { createSyncEngine } from '#sync/engine.ts'
import type { Browser, Life } from '../browser.ts'
import type { Contender, Opened } from '../contender.ts'
import type { Command } from '../story.ts'

const origin = 'http://shore.test'

const httpOf =
  (browser: Browser): Http =>
  async ({ path, body, headers, token, timeoutMs }) => {
    const wasOn = browser.shore.isOn
    const controller = new AbortController()
    const silence =
      timeoutMs === undefined ? null : browser.time.sleep(timeoutMs).then(() => controller)
    const sent = fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token == null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const first = await Promise.race([sent, ...(silence ? [silence] : [])]).catch(
      (cause: unknown) => {
        throw new ApiError({ kind: 'network', hasLeft: wasOn, message: 'no connection', cause })
      },
    )
    if (!(first instanceof Response))
      throw new ApiError({ kind: 'timeout', hasLeft: true, message: 'no answer' })
    const text = await first.text()
    const isJson = text.startsWith('{')
    return {
      status: first.status,
      isOk: first.ok,
      data: isJson ? JSON.parse(text) : text,
      isJson,
      retryAfterMs: null,
    }
  }

type Session = { token: string }
type Channel = { life: Life; heard: (message: unknown) => void }

const openTab = (
  browser: Browser,
  life: Life,
  { session, channels }: { session: Session; channels: Channel[] },
) => {
  const { time, shore } = browser
  const db = new AccountDb(shore.account.id, {
    entities: accountEntities,
    indexedDB,
    IDBKeyRange,
    nowMs: time.nowMs,
  })
  const engine = createSyncEngine({
    entities: syncedEntities,
    transport: createApiTransport(createCallApi(httpOf(browser)), origin),
    clock: {
      nowMs: time.nowMs,
      after: (ms, work) => time.after(ms, () => !life.isOver && browser.within(life, work)),
    },
    random: () => 0.5,
    locks: {
      runIfFree: (name, work, { isForced = false } = {}) =>
        navigator.locks.request(name, isForced ? { steal: true } : { ifAvailable: true }, (lock) =>
          lock === null ? null : work(),
        ) as never,
    },
    session: { token: () => session.token, confirmedAccountId: () => null },
    hints: { isProbablyOnline: () => shore.isOn, isVisible: () => true },
    channel: {
      post: (message) =>
        channels.forEach(
          (one) =>
            one.life !== life &&
            !one.life.isOver &&
            queueMicrotask(() => browser.within(one.life, () => one.heard(message))),
        ),
      listen: (heard) => {
        channels.push({ life, heard })
        return () => {}
      },
    },
    notify: () => {},
    log: () => {},
    openDb: () => db,
  })
  engine.start(shore.account.id)
  window.addEventListener('online', () => engine.wake('online'))
  return { db, engine }
}

const perform = async (db: AccountDb, command: Command): Promise<void> => {
  if (command.verb === 'create') {
    await createWatchlist(db, { kind: 'coin', name: command.name, description: command.name })
    return
  }
  const list = (await db.viewLists.toArray()).find(
    ({ description, kind }) => kind === 'coin' && description === `seed-${command.list}`,
  )
  if (!list) throw new Error('the list is not on the device')
  const ref = { kind: 'coin', listId: list.listId } as const
  if (command.verb === 'rename') await editWatchlist(db, { ...ref, patch: { name: command.name } })
  else
    await setListItem(db, {
      ...ref,
      itemId: command.item,
      desired: command.verb === 'add' ? 'in' : 'out',
    })
}

const subjectOf = async (db: AccountDb, operation: WatchlistOperation): Promise<string> => {
  if (operation.type === 'create') return `list ${operation.fields.name}`
  const number = (await db.viewLists.get(operation.lane))?.description.replace('seed-', '') ?? ''
  return operation.type === 'member' ? `${operation.itemId} in ${number}` : `name of ${number}`
}

const open = async (browser: Browser): Promise<Opened> => {
  const session = { token: browser.shore.account.token }
  const channels: Channel[] = []
  const tabs = [0, 1].map(() => {
    const life = browser.begin()
    return { life, ...browser.within(life, () => openTab(browser, life, { session, channels })) }
  })
  const [first, second = first] = tabs
  if (!first || !second) throw new Error('no tab')
  return {
    submit: (tab, command) => {
      const { life, db } = tab === 0 ? first : second
      return browser.within(life, () => perform(db, command))
    },
    queued: async () =>
      Promise.all(
        (await first.db.outbox.toArray()).map((operation) => subjectOf(first.db, operation)),
      ),
    signIn: () =>
      tabs.forEach(({ life, engine }) => browser.within(life, () => engine.wake('login'))),
  }
}

export const own: Contender = { name: 'CoinSight', open }
