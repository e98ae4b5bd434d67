// Starts one PostgreSQL for a whole test project and tells the tests where it is.
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-cluster.ts'

export type ProvidedPostgres = { url: string } | { reason: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const started = await startPostgres()
  if (!('url' in started)) {
    console.warn(`SKIPPED on PostgreSQL: ${started.reason}`)
    project.provide('postgres', started)
    return async () => {}
  }
  project.provide('postgres', { url: started.url })
  return started.stop
}
