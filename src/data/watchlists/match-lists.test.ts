// Which pulled list belongs to which create of unknown fate, without a database.
import { expect, it } from 'vitest'
import type { BaseListRow } from '../account-rows.ts'
import type { CreateOperation } from './operation.ts'
import { matchLists, type PulledList } from './match-lists.ts'

const pulledList = (serverId: string, fields: Partial<PulledList> = {}): PulledList => ({
  serverId,
  clientId: null,
  name: 'Core',
  description: '',
  iconId: 1,
  createdAtSec: null,
  isServerDefault: false,
  items: [],
  ...fields,
})

const openCreate = (
  lane: string,
  fields: Partial<CreateOperation['fields']> = {},
  changes: Partial<CreateOperation> = {},
): CreateOperation =>
  ({
    type: 'create',
    lane,
    everSent: true,
    state: 'ambiguous',
    idsBefore: ['old'],
    fields: { name: 'Core', description: '', iconId: 1, ...fields },
    ...changes,
  }) as CreateOperation

const listIdsOf = (pulled: PulledList[], operations: CreateOperation[]): string[] => {
  let count = 0
  return matchLists(pulled, { base: [], operations, newId: () => `new-${(count += 1)}` }).map(
    ({ listId }) => listId,
  )
}

it('a create of unknown fate takes the new list that looks like it', () => {
  expect(listIdsOf([pulledList('old'), pulledList('made')], [openCreate('mine')])).toEqual([
    'new-1',
    'mine',
  ])
})

it('a list that another device renamed is known by the description that was written for it', () => {
  const renamed = pulledList('made', { name: 'Renamed', description: 'Long term', iconId: 4 })
  expect(listIdsOf([renamed], [openCreate('mine', { description: 'Long term' })])).toEqual(['mine'])
})

it('a list that looks like the create is preferred to one that only shares its description', () => {
  const foreign = pulledList('foreign', { name: 'Other', description: 'Long term' })
  const made = pulledList('made', { description: 'Long term' })
  expect(listIdsOf([foreign, made], [openCreate('mine', { description: 'Long term' })])).toEqual([
    'new-1',
    'mine',
  ])
})

it('a description is no proof where it is empty, is older than the create, or is written twice', () => {
  const renamed = pulledList('made', { name: 'Renamed' })
  expect(listIdsOf([renamed], [openCreate('mine')])).toEqual(['new-1'])
  const old = pulledList('old', { name: 'Renamed', description: 'Long term' })
  expect(listIdsOf([old], [openCreate('mine', { description: 'Long term' })])).toEqual(['new-1'])
  const one = pulledList('one', { name: 'Renamed', description: 'Long term' })
  const other = pulledList('other', { name: 'Foreign', description: 'Long term' })
  expect(listIdsOf([one, other], [openCreate('mine', { description: 'Long term' })])).toEqual([
    'new-1',
    'new-2',
  ])
  const twins = [
    openCreate('mine', { description: 'Long term' }),
    openCreate('twin', { name: 'Twin', description: 'Long term' }),
  ]
  expect(listIdsOf([one], twins)).toEqual(['new-1'])
})

it.each([
  ['another name', { name: 'Other' }],
  ['another icon', { iconId: 9 }],
  ['another description', { description: 'Short term' }],
])('a new list with %s is not the one that was made here', (_, fields) => {
  expect(listIdsOf([pulledList('made', fields)], [openCreate('mine')])).toEqual(['new-1'])
})

it.each([
  ['that never left', { everSent: false }],
  ['that is under way', { state: 'inflight' }],
  ['before which nobody looked', { idsBefore: undefined as never }],
] as const)('a create %s takes no list', (_, changes) => {
  expect(listIdsOf([pulledList('made')], [openCreate('mine', {}, changes)])).toEqual(['new-1'])
})

it('a description of nothing but blanks proves nothing', () => {
  expect(
    listIdsOf(
      [pulledList('made', { name: 'Renamed', description: '  ' })],
      [openCreate('mine', { description: '  ' })],
    ),
  ).toEqual(['new-1'])
})

it('two creates that look alike take a list each', () => {
  expect(
    listIdsOf(
      [pulledList('one'), pulledList('two'), pulledList('three')],
      [openCreate('first'), openCreate('second')],
    ),
  ).toEqual(['first', 'second', 'new-1'])
})

it('a list that is known, or that names its maker, is no other’s', () => {
  const base = [{ serverId: 'known', listId: 'here' }] as BaseListRow[]
  const lists = matchLists(
    [
      pulledList('known'),
      pulledList('told', { clientId: 'mine' }),
      pulledList('copied', { clientId: 'here' }),
    ],
    { base, operations: [openCreate('mine')], newId: () => 'new' },
  )
  expect(lists.map(({ listId }) => listId)).toEqual(['here', 'mine', 'new'])
})

it('a list that was renamed waits until those that are sure have their creates', () => {
  const [renamed, sure] = [
    pulledList('renamed', { name: 'Renamed', description: 'Long term' }),
    pulledList('sure', { name: 'Second', description: 'Long term' }),
  ]
  const creates = [
    openCreate('first', { description: 'Long term' }),
    openCreate('second', { name: 'Second', description: 'Long term' }),
  ]
  expect(listIdsOf([renamed, sure], creates)).toEqual(['first', 'second'])
})

it('of two lists that were renamed, each is known by its own description', () => {
  const [one, other] = [
    pulledList('one', { name: 'Renamed', description: 'Long term' }),
    pulledList('other', { name: 'Renamed too', description: 'Short term' }),
  ]
  const creates = [
    openCreate('short', { name: 'Short', description: 'Short term' }),
    openCreate('long', { description: 'Long term' }),
  ]
  expect(listIdsOf([one, other], creates)).toEqual(['long', 'short'])
})

it('a list with a description of its own is nobody’s, however few are left to be meant', () => {
  expect(
    listIdsOf(
      [pulledList('foreign', { name: 'Other', description: 'Foreign' })],
      [openCreate('mine', { description: 'Long term' })],
    ),
  ).toEqual(['new-1'])
})

it('only a create makes a list: another change of unknown fate takes none', () => {
  const edit = { ...openCreate('mine'), type: 'edit' } as unknown as CreateOperation
  expect(listIdsOf([pulledList('made')], [edit])).toEqual(['new-1'])
})
