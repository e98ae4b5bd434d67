// The changes of a history in the order needed to judge it: by the list they meant, whichever of its names they used.
import { readsOf, writesOf, type History, type Read, type Write } from '../history.ts'

export type Fault = { rule: string; says: string; keys: string[]; at: Read | null }

export type Ledger = {
  writes: Map<string, Write>
  reads: Read[]
  ofList: (id: string) => readonly Write[]
  idOf: (name: string) => string
}

export const isDone = (write: Write): boolean => write.outcome === 'ok'
export const mayBeDone = (write: Write): boolean => write.outcome !== 'fail'

/** It was over before the other moment began. An unknown one never is. */
export const isOverBefore = (write: Write, momentMs: number): boolean =>
  write.endedMs !== null && write.endedMs < momentMs

const textOf = (body: Record<string, unknown>, ...names: string[]): string =>
  names.map((name) => body[name]).find((value) => typeof value === 'string') ?? ''

export const verbOf = ({ f }: Write): string => f.split('_')[0] ?? f
export const itemOf = ({ body }: Write): string => textOf(body, 'coinId', 'projectId')
export const nameOf = ({ body }: Write): string => textOf(body, 'name')
export const tagOf = ({ body }: Write): string => textOf(body, 'description')

const isCreate = (write: Write): boolean => verbOf(write) === 'create'

/** The name by which a change called its list: the server's id or the device's. */
const listNameOf = (write: Write): string =>
  isCreate(write) ? (write.lane ?? '') : textOf(write.body, 'listId', 'id')

export const ledgerOf = (history: History): Ledger => {
  const writes = writesOf(history)
  const reads = readsOf(history)
  const ids = new Map<string, string>()
  for (const write of writes.values()) {
    const [id] = write.answeredIds
    if (isCreate(write) && write.lane !== null && id !== undefined) ids.set(write.lane, id)
  }
  for (const { lists } of reads) {
    for (const { id, clientId } of lists)
      if (clientId !== null && !ids.has(clientId)) ids.set(clientId, id)
  }
  const idOf = (name: string): string => ids.get(name) ?? name
  const byList = Map.groupBy(writes.values(), (write) => idOf(listNameOf(write)))
  return { writes, reads, idOf, ofList: (id) => byList.get(id) ?? [] }
}
