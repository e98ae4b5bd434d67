// The schema of an empty PostgreSQL, as `npm run migrate` makes it.
import { migrate } from '#server/store/migrate.ts'
import { openPostgresStore } from '#server/store/postgres/open-postgres-store.ts'

export const migratedPostgres = async (url: string): Promise<void> => {
  const store = await openPostgresStore(url, () => {})
  await migrate(store, 0)
  await store.close()
}
