import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isBaseList, isOperation, isViewList, mendedBaseList } from './row-schemas.ts'

type Row = Record<string, unknown>
const { rows } = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/account-v1.json', import.meta.url), 'utf8'),
) as { rows: Record<'outbox' | 'baseLists' | 'viewLists', Row[]> }
const operationOf = (type: string): Row =>
  rows.outbox.find((row) => row['type'] === type) ?? {
    ...rows.outbox[0],
    ...(type === 'delete' ? { type, listName: 'Core' } : { type, patch: { name: 'Core' } }),
  }
const list = rows.baseLists[0] as Row

describe('a queued change', () => {
  test.each(['create', 'edit', 'delete', 'member'])(
    'of type %s is one this version can send',
    (type) => {
      expect(isOperation(operationOf(type))).toBe(true)
    },
  )

  const damages: [string, string, Row][] = [
    ['member', 'of another version', { v: 2 }],
    ['member', 'without a number', { seq: undefined }],
    ['member', 'of an unknown state', { state: 'lost' }],
    ['member', 'of an unknown kind', { kind: 'nft' }],
    ['member', 'without its name for the server', { opId: null }],
    ['member', 'without a request', { desired: 'sideways' }],
    ['member', 'of no item', { itemId: 7 }],
    ['member', 'whose refusal means nothing', { onRefusal: 'shrug' }],
    ['member', 'that may or may not have been sent', { everSent: 'yes' }],
    ['member', 'with an error of no reason', { lastError: {} }],
    ['member', 'that is due at no time', { nextAtMs: null }],
    ['create', 'without fields', { fields: undefined }],
    ['create', 'without a name', { fields: { description: '', iconId: 1 } }],
    ['create', 'with ids before that are none', { idsBefore: [1] }],
    ['edit', 'whose name is none', { patch: { name: 7 } }],
    ['edit', 'with half of the fields it sent', { sentFields: { name: 'x' } }],
    ['delete', 'without the name of its list', { listName: undefined }],
    ['delete', 'of a type that is none', { type: 'rename' }],
  ]
  test.each(damages)('%s %s is damaged', (type, _, over) => {
    expect(isOperation({ ...operationOf(type), ...over })).toBe(false)
  })

  test('may carry what a later version added, and leave out what it has never needed', () => {
    const itemChange = operationOf('member')
    expect([
      isOperation({ ...itemChange, colour: 'red' }),
      isOperation({ ...itemChange, lastError: { reason: 'server', hint: 1 } }),
      isOperation({ ...operationOf('edit'), patch: {} }),
      isOperation({
        ...operationOf('create'),
        fields: { name: '', description: '', iconId: 1, iconName: 'star' },
      }),
    ]).toEqual([true, true, true, true])
  })

  test.each([null, undefined, 'row', 7, []])('%j is no row at all', (row) => {
    expect([isOperation(row), isBaseList(row), isViewList(row), mendedBaseList(row)]).toEqual([
      false,
      false,
      false,
      null,
    ])
  })
})

describe('a list', () => {
  test('is whole with all its fields; as shown it may wait for its id', () => {
    const shown = { ...list, serverId: null, isAwaitingCreate: true }
    expect([isBaseList(list), isViewList(shown), isBaseList(shown), isViewList(list)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each([
    'listId',
    'kind',
    'serverId',
    'name',
    'description',
    'iconId',
    'createdAtSec',
    'isServerDefault',
    'position',
  ])('without %s is damaged', (field) => {
    expect([
      isBaseList({ ...list, [field]: undefined }),
      isViewList({ ...list, isAwaitingCreate: false, [field]: undefined }),
    ]).toEqual([false, false])
  })

  test('is mended where it can be told which one it was: what cannot be read begins anew', () => {
    const { listId, kind, serverId } = list
    expect(mendedBaseList({ listId, kind, serverId, name: 7, iconId: 'star' })).toEqual({
      listId,
      kind,
      serverId,
      name: '\u2026',
      description: '',
      iconId: 1,
      createdAtSec: 0,
      isServerDefault: false,
      position: 0,
    })
    expect(mendedBaseList(list)).toEqual(list)
  })

  test.each(['listId', 'kind', 'serverId'])(
    'without %s is nobody\u2019s, and can not be mended',
    (field) => {
      expect(mendedBaseList({ ...list, [field]: undefined })).toBeNull()
    },
  )
})
