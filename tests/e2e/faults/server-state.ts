// What the server holds for a person, past every fault, with what shows how often each list was changed.
import { serverCall } from '../harness/server-call.ts'

export type HeldList = {
  kind: 'coin' | 'ido'
  name: string
  lane: string
  version: number
  items: string[]
}

type Wire = {
  name: string
  client_id: string
  version: number
  coins?: { id: string }[]
  projects?: { id: string }[]
}

/** `origin`: the server's own, not a proxy's. */
export const heldLists = async (origin: string, token: string): Promise<HeldList[]> => {
  const kinds = [
    ['coin', 'get_user_watchlists'],
    ['ido', 'get_user_ido_watchlists'],
  ] as const
  const read = await Promise.all(
    kinds.map(async ([kind, f]) => {
      const lists = (await serverCall(origin, token, f, {})) as Wire[]
      return lists.map(({ name, client_id: lane, version, coins, projects }) => ({
        kind,
        name,
        lane,
        version,
        items: (coins ?? projects ?? []).map(({ id }) => id),
      }))
    }),
  )
  return read.flat()
}

/** As `shownOn` says it of a device. */
export const heldAsShown = (lists: readonly HeldList[]): string[] =>
  lists.map(({ kind, name, items }) => `${kind} ${name}: ${items.toSorted().join(' ')}`).toSorted()
