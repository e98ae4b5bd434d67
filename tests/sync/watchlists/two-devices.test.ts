// Two devices of one account and one list: what a person changed arrives, what nobody touched stays (D1, decisions/160).
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  baseFieldsVersionHeader,
  idempotencyKeyHeader,
  ifFieldsVersionHeader,
} from '#contract/headers.ts'
import type { ListFields } from '#data/watchlists/operation.ts'
import { editWatchlist } from '#data/watchlists/commands.ts'
import { createRulesKit, type RulesKit, type SentCall } from './rules-kit.ts'

const kind = 'coin'
const first = { name: 'List 1', description: 'first words', icon_id: 1 }
const firstFields: ListFields = { name: 'List 1', description: 'first words', iconId: 1 }

let a: RulesKit
let b: RulesKit

const begin = async (extensions: boolean): Promise<void> => {
  a = await createRulesKit({ extensions })
  await a.call('create_watchlist', first as never)
  b = await createRulesKit({ joins: a })
  await a.engine.refresh()
  for (const each of [a, b]) each.takeCalls()
}
afterEach(async () => {
  await b.close()
  await a.close()
})

const listIdOn = async (device: RulesKit): Promise<string> =>
  (await device.db.viewLists.where('kind').equals(kind).toArray())[0]?.listId ?? ''
const edit = async (device: RulesKit, patch: Partial<ListFields>): Promise<void> => {
  await editWatchlist(device.db, { kind, listId: await listIdOn(device), patch })
  await device.settle()
}
const shownOn = async (device: RulesKit): Promise<ListFields> => {
  const {
    name = '',
    description = '',
    iconId = 0,
  } = (await device.db.viewLists.get(await listIdOn(device))) ?? {}
  return { name, description, iconId }
}
const onServer = async (): Promise<ListFields> => {
  const { output } = await a.server.call(
    'get_user_watchlists',
    {},
    { token: a.session.token ?? '' },
  )
  const [{ name, description, icon_id: iconId } = first] = output as (typeof first)[]
  return { name, description, iconId }
}
const versionOnServer = async (): Promise<number> => {
  const { output } = await a.server.call(
    'get_user_watchlists',
    {},
    { token: a.session.token ?? '' },
  )
  return (output as { fields_version: number }[])[0]?.fields_version ?? 0
}
const offline = (device: RulesKit): void => {
  device.session.isOnline = false
}
const online = async (device: RulesKit): Promise<void> => {
  device.session.isOnline = true
  device.session.nowMs += 60_000
  device.engine.wake('online')
  await device.settle()
}
const changes = (device: RulesKit): SentCall[] =>
  device.takeCalls().filter(({ f }) => f === 'edit_watchlist')

describe.each([true, false])('extensions %s', (extensions) => {
  beforeEach(() => begin(extensions))

  it('D1 a rename made offline leaves the description and the icon that another device saved meanwhile', async () => {
    offline(a)
    await edit(a, { name: 'List 1 renamed on A' })
    await edit(b, { description: 'B wrote this careful note', iconId: 6 })
    await online(a)
    const both = {
      name: 'List 1 renamed on A',
      description: 'B wrote this careful note',
      iconId: 6,
    }
    await b.engine.refresh()
    expect(await onServer()).toEqual(both)
    expect(await shownOn(a)).toEqual(both)
    expect(await shownOn(b)).toEqual(both)
    expect(a.events).toEqual([])
    expect(b.events).toEqual([])
  })

  it('D1 the form sends every field; those that were not changed are not wishes', async () => {
    offline(a)
    await edit(a, { ...firstFields, name: 'Renamed in the form' })
    await edit(b, { description: 'B wrote this' })
    await online(a)
    expect(await onServer()).toEqual({
      name: 'Renamed in the form',
      description: 'B wrote this',
      iconId: 1,
    })
  })

  it('D1 a form that stood open carries what was changed in it, whatever arrived meanwhile', async () => {
    await edit(b, { description: 'B wrote this meanwhile', iconId: 6 })
    await a.engine.refresh()
    await editWatchlist(a.db, {
      kind,
      listId: await listIdOn(a),
      patch: { ...firstFields, name: 'Named in the form ' },
      seen: firstFields,
    })
    await a.settle()
    expect(await onServer()).toEqual({
      name: 'Named in the form',
      description: 'B wrote this meanwhile',
      iconId: 6,
    })
  })

  it('what arrived in a field while its form stood open is overtaken by the form, and told', async () => {
    await edit(b, { name: 'by B' })
    await a.engine.refresh()
    await editWatchlist(a.db, {
      kind,
      listId: await listIdOn(a),
      patch: { ...firstFields, name: 'by A' },
      seen: firstFields,
    })
    await a.settle()
    await b.engine.refresh()
    expect((await onServer()).name).toBe('by A')
    expect(b.events.filter(({ type }) => type === 'editOvertaken')).toMatchObject([
      { field: 'name', mine: 'by B', theirs: 'by A' },
    ])
  })

  it('two on one field: the later arrival stands, and the device it overtook is told once, with both values', async () => {
    offline(a)
    await edit(a, { name: 'by A' })
    await edit(b, { name: 'by B' })
    await online(a)
    await b.engine.refresh()
    await b.engine.refresh()
    expect(await onServer()).toEqual({ ...firstFields, name: 'by A' })
    expect(await shownOn(b)).toEqual({ ...firstFields, name: 'by A' })
    expect(b.events).toEqual([
      {
        type: 'editOvertaken',
        editId: expect.any(Number),
        kind,
        listId: await listIdOn(b),
        listName: 'by A',
        field: 'name',
        mine: 'by B',
        theirs: 'by A',
      },
    ])
    expect(a.events).toEqual([])
    expect(await b.db.edits.toArray()).toMatchObject([
      { origin: 'here' },
      {
        origin: 'overtaken',
        fields: { name: { from: 'by B', to: 'by A' } },
        toldAtMs: b.session.nowMs,
      },
    ])
  })

  it('undoing the edit that overtook puts back what the server had just before it', async () => {
    offline(a)
    await edit(a, { name: 'by A' })
    await edit(b, { name: 'by B' })
    await online(a)
    expect(await a.db.edits.toArray()).toMatchObject([
      { origin: 'here', fields: { name: { from: 'by B', to: 'by A' } } },
    ])
  })

  it('an edit whose answer was lost is judged by what it touched, and does not bring back the rest', async () => {
    a.answerNext('edit_watchlist', null)
    await edit(a, { name: 'by A' })
    await edit(b, { description: 'by B' })
    await online(a)
    a.session.nowMs += 60_000
    await a.fireTimers()
    await a.engine.refresh()
    expect(await onServer()).toEqual({ name: 'by A', description: 'by B', iconId: 1 })
    expect(await a.db.outbox.count()).toBe(0)
  })

  it('a page that dies before it told tells when it is opened again', async () => {
    offline(a)
    await edit(a, { name: 'by A' })
    await edit(b, { name: 'by B' })
    await online(a)
    const rows = async () =>
      (await b.db.edits.toArray()).filter(({ origin }) => origin === 'overtaken')
    await b.engine.refresh()
    await b.db.edits.update((await rows())[0]?.id ?? 0, { toldAtMs: null })
    b.events.length = 0
    await b.engine.refresh()
    expect(b.events).toMatchObject([{ type: 'editOvertaken', mine: 'by B' }])
  })

  it('what was written by somebody who knew it is no overtaking where the host can tell', async () => {
    await edit(b, { name: 'by B' })
    await a.engine.refresh()
    await edit(a, { name: 'by A' })
    await b.engine.refresh()
    expect(b.events.map(({ type }) => type)).toEqual(extensions ? [] : ['editOvertaken'])
  })
})

describe('a host that knows versions', () => {
  beforeEach(() => begin(true))

  it('an edit that meets a newer state is merged anew and sent once more, under another key', async () => {
    offline(a)
    await edit(a, { name: 'by A' })
    await edit(b, { description: 'by B' })
    const byB = await versionOnServer()
    // The load that every return asks for comes after what waits was sent.
    await online(a)
    const [refused, merged, ...others] = changes(a)
    expect(others).toEqual([])
    expect(refused?.body).toMatchObject({ name: 'by A', description: 'first words' })
    expect(merged?.body).toMatchObject({ name: 'by A', description: 'by B' })
    expect(
      [refused, merged].map((call) => [
        call?.headers.get(ifFieldsVersionHeader),
        call?.headers.get(baseFieldsVersionHeader),
      ]),
    ).toEqual([
      ['1', '1'],
      [String(byB), '1'],
    ])
    expect(merged?.headers.get(idempotencyKeyHeader)).not.toBe(
      refused?.headers.get(idempotencyKeyHeader),
    )
    const byA = await versionOnServer()
    expect(byA).toBeGreaterThan(byB)
    expect(await a.db.baseLists.get(await listIdOn(a))).toMatchObject({ fieldsVersion: byA })
  })

  it('an edit that is beaten again and again waits, and is neither lost nor refused', async () => {
    a.answerAlways('edit_watchlist', {
      status: 409,
      body: {
        success: false,
        output: null,
        error: 'WATCHLIST_VERSION_CONFLICT',
        errormsg: 'Changed.',
      },
    })
    await edit(a, { name: 'by A' })
    expect(changes(a).length).toBe(5)
    expect((await shownOn(a)).name).toBe('by A')
    expect(await a.db.outbox.toArray()).toMatchObject([{ state: 'queued', attempts: 0 }])
    a.answerAlways('edit_watchlist', undefined)
    await online(a)
    expect((await onServer()).name).toBe('by A')
  })
})

describe('a host that knows none', () => {
  beforeEach(() => begin(false))

  it('without versions the list is read right before an edit leaves, and the four fields go as the specification has them', async () => {
    await edit(b, { description: 'by B' })
    await edit(a, { name: 'by A' })
    const calls = a.takeCalls().map(({ f, body }) => (f === 'edit_watchlist' ? body : f))
    expect(calls.slice(0, 2)).toEqual([
      'get_user_watchlists',
      {
        f: 'edit_watchlist',
        id: expect.any(String),
        name: 'by A',
        description: 'by B',
        icon_id: 1,
      },
    ])
  })

  it('an edit that was not sent after its list was read is read and merged again', async () => {
    await edit(a, { name: 'by A' })
    expect(changes(a).length).toBe(1)
    a.answerNext('edit_watchlist', null)
    await edit(a, { iconId: 4 })
    await edit(b, { description: 'by B', iconId: 5 })
    await online(a)
    a.session.nowMs += 60_000
    await a.fireTimers()
    expect(await onServer()).toEqual({ name: 'by A', description: 'by B', iconId: 4 })
  })
})
