// What the parts of the stand-in share: its rows, its clock, its prices, and its word that
// something happened.
import { Stripe } from 'stripe'
import { missing } from './local-fault.ts'
import { newId, type Kind, type LocalState, type Price, type Rows } from './local-state.ts'

export type LocalWorld = {
  state: LocalState
  nowSec: () => number
  /** Throws a 404 in Stripe's form. */
  find: <K extends Kind>(kind: K, id: string) => Rows[K]
  all: <K extends Kind>(kind: K) => Rows[K][]
  add: <K extends Kind>(kind: K, row: Rows[K]) => Rows[K]
  /** Throws a 404 in Stripe's form. */
  price: (id: string) => Price
  /** Queues an event for the webhook, with the object as it is now. */
  tell: (type: string, object: object) => void
}

/** `nowSec` is the machine's clock; the state says how far ahead this one is. */
export const createWorld = (
  state: LocalState,
  { nowSec, prices }: { nowSec: () => number; prices: ReadonlyMap<string, Price> },
): LocalWorld => {
  const now = (): number => nowSec() + state.aheadSec
  return {
    state,
    nowSec: now,
    find: (kind, id) => {
      const row = Object.hasOwn(state.rows[kind], id) ? state.rows[kind][id] : undefined
      if (row === undefined) throw missing(`${kind}: '${id}'`)
      return row
    },
    all: (kind) => Object.values(state.rows[kind]),
    add: (kind, row) => {
      const rows: Record<string, typeof row> = state.rows[kind]
      rows[row.id] = row
      return row
    },
    price: (id) => {
      const price = prices.get(id)
      if (price === undefined) throw missing(`price: '${id}'`)
      return price
    },
    tell: (type, object) => {
      state.events.push({
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: now(),
        type,
        data: { object: structuredClone(object) },
      })
    },
  }
}
