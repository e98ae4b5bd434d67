// Reads all lists from the server itself, again and again: what everybody else did is judged by what it saw.
import { setTimeout as wait } from 'node:timers/promises'
import type { ListKind } from '#domain/watchlist.ts'
import type { ListState } from '../history.ts'
import type { Recorder } from '../recorder.ts'

type Wire = {
  id: string | number
  client_id: string | null
  name: string
  description: string
  version: number
  isDefault: boolean
  coins?: { id: string }[]
  projects?: { id: string }[]
}

const stateOf = ({
  id,
  client_id,
  name,
  description,
  version,
  isDefault,
  coins,
  projects,
}: Wire): ListState => ({
  id: String(id),
  clientId: client_id,
  name,
  description,
  version,
  isDefault,
  items: (coins ?? projects ?? []).map((item) => item.id),
})

const everyMs = 150
const timeoutMs = 3000

export type Observer = {
  /** Reads until told to stop; a read that fails says nothing. */
  watch: (isOver: () => boolean) => Promise<void>
  /** Reads both kinds once. Throws where the server does not answer. */
  look: () => Promise<void>
}

export const createObserver = (
  urlOf: () => string,
  token: string,
  recorder: Recorder,
): Observer => {
  const read = async (kind: ListKind): Promise<void> => {
    const invokedMs = recorder.nowMs()
    const response = await fetch(`${urlOf()}/client.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        f: kind === 'coin' ? 'get_user_watchlists' : 'get_user_ido_watchlists',
      }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { success, output, error } = (await response.json()) as {
      success: boolean
      output: Wire[]
      error: string | null
    }
    if (!success) throw new Error(`the lists cannot be read: ${error}`)
    recorder.add('observer', { type: 'read', kind, invokedMs, lists: output.map(stateOf) })
  }
  const look = async (): Promise<void> => {
    await read('coin')
    await read('ido')
  }
  return {
    look,
    watch: async (isOver) => {
      while (!isOver()) {
        await look().catch(() => {})
        await wait(everyMs)
      }
    },
  }
}
