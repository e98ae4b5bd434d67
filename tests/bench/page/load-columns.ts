// Where to load the columns: here, or in a worker that hands them over. The worker of this experiment is load-worker.ts.
import { CatalogDb } from '#data/catalog-db.ts'
import type { CatalogColumns } from '#data/catalog/columns/columns.ts'
import { columnsOfStored } from '#data/catalog/columns/stored-columns.ts'

/** Opens the bench's catalogue and reads its columns; deltas are left aside. */
export const loadColumns = async (): Promise<CatalogColumns> => {
  const db = new CatalogDb('bench-columnar')
  const row = await db.columns.get('current')
  db.close()
  if (!row) throw new Error('hydrate first')
  return columnsOfStored(row)
}

const inWorker = (): Promise<CatalogColumns> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('load-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<CatalogColumns>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  })

export const loadSteps = {
  /** Until the columns are in this thread's hands. */
  load: async (where: 'here' | 'worker'): Promise<{ ms: number; count: number }> => {
    const start = performance.now()
    const { count } = where === 'here' ? await loadColumns() : await inWorker()
    return { ms: performance.now() - start, count }
  },
}
