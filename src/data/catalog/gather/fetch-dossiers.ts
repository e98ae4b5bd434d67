// The tabs of the coins somebody is likely to open without a connection: watched ones and those of
// the first screen.
import { coinRows } from '../queries.ts'
import { dossiersAtOnce, pullDossiers } from '../pulls/pull-coin-tabs.ts'
import { isDefinite } from './is-definite.ts'
import type { PullPorts } from '../pulls/ports.ts'
import { standardQuery } from '../types/coin-row.ts'

/**
 * What a server did not tell it is asked for again after this, and not with every tick of the
 * market.
 */
const askAgainAfterMs = 3_600_000
const requestedAtKey = 'dossiersAskedAtMs'

type Options = { watchedIds: readonly string[]; staleAfterMs: number; signal?: AbortSignal }

const dueIds = async (
  { db, nowMs }: PullPorts,
  { watchedIds, staleAfterMs }: Options,
): Promise<string[]> => {
  if ((await db.catalogMeta.get('current'))?.origin !== 'market') return []
  const requestedAtMs = (await db.meta.get(requestedAtKey))?.value
  if (typeof requestedAtMs === 'number' && requestedAtMs > nowMs() - askAgainAfterMs) return []
  const firstScreen = (await coinRows(standardQuery, db))?.rows.map(({ id }) => id) ?? []
  const ids = [...new Set([...watchedIds, ...firstScreen])]
  const kept = await db.dossiers.bulkGet(ids)
  return ids.filter((_, at) => (kept[at]?.savedAtMs ?? 0) < nowMs() - staleAfterMs)
}

/**
 * One task for twenty coins. A server that knows no such call leaves the tabs to be fetched as
 * coins are opened.
 */
export const dossierTasks = async (
  ports: PullPorts,
  options: Options,
): Promise<(() => Promise<void>)[]> => {
  const ids = await dueIds(ports, options)
  const parts = Array.from({ length: Math.ceil(ids.length / dossiersAtOnce) }, (_, part) =>
    ids.slice(part * dossiersAtOnce, (part + 1) * dossiersAtOnce),
  )
  return parts.map((part, at) => async () => {
    await pullDossiers(ports, part, options.signal ? { signal: options.signal } : {}).catch(
      (error: unknown) => {
        if (!isDefinite(error)) throw error
      },
    )
    if (at === parts.length - 1)
      await ports.db.meta.put({ key: requestedAtKey, value: ports.nowMs() })
  })
}
