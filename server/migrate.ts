// `npm run migrate`: brings the database to the newest schema. Its own job, so that many servers
// can start after it.
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { failureSentence } from './texts/failure-sentence.ts'
import { openStore } from './store/open-store.ts'
import { writeForOwnerOnly } from './store/owner-only.ts'
import { migrate } from './store/migrate.ts'

const run = async (): Promise<void> => {
  writeForOwnerOnly()
  const config = readConfig(process.env)
  const store = await openStore(config, pino({ level: config.logLevel }))
  const steps = await migrate(store, Math.floor(Date.now() / 1000))
  await store.close()
  process.stdout.write(
    steps === 0
      ? 'The database is up to date.\n'
      : `The database was brought ${steps} step(s) forward.\n`,
  )
}

run().catch((error: unknown) => {
  console.error(failureSentence(error, 0))
  process.exit(1)
})
