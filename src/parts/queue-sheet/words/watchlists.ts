// What is said of a queued change of a watchlist.
import { listKinds } from '#domain/watchlist.ts'
import { itemOperation, type WatchlistOperation } from '#data/watchlists/operation.ts'
import type { EntityWords } from './change-facts.ts'

const listTitles = { create: 'createList', edit: 'editList', delete: 'deleteList' } as const

export const watchlistWords: EntityWords = {
  kinds: listKinds,
  title: ({ type, desired, itemName, name }, unnamed) =>
    type === itemOperation
      ? { key: desired === 'out' ? 'removeItem' : 'addItem', values: { name: itemName } }
      : { key: listTitles[type as keyof typeof listTitles], values: { name: name ?? unnamed } },
  target: ({ type, kind, desired, name }, unnamed) =>
    type === itemOperation
      ? { key: desired === 'out' ? 'fromList' : 'toList', values: { list: name ?? unnamed } }
      : { key: kind === 'ido' ? 'saleList' : 'coinList' },
  refusal: ({ type, desired }) => {
    if (type === itemOperation) return desired === 'in' ? 'addFailed' : 'removeFailed'
    return type === 'edit' ? 'updateFailed' : null
  },
  quoted: (operation) => {
    const change = operation as WatchlistOperation
    if (change.type !== 'edit') return []
    const { name = '', description = '' } = change.patch
    return [name, description].filter((text) => text !== '')
  },
}
