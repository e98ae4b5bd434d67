// `npm run backup -- <file>`: copies the SQLite database of DATA_DIR while the server goes on
// working.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { readConfig } from './config.ts'
import { failureSentence } from './texts/failure-sentence.ts'
import { writeForOwnerOnly } from './store/owner-only.ts'
import { StoreUnusable } from './store/store.ts'

const run = async (): Promise<void> => {
  writeForOwnerOnly()
  const { dataDir, databaseUrl } = readConfig(process.env)
  const [target] = process.argv.slice(2)
  if (databaseUrl !== undefined)
    throw new StoreUnusable('DATABASE_URL is set: back PostgreSQL up with pg_dump.')
  if (target === undefined)
    throw new StoreUnusable('Name the file to write: npm run backup -- coinsight-backup.sqlite')
  if (existsSync(target)) throw new StoreUnusable(`${target} exists already. Name a new file.`)
  if (!existsSync(path.dirname(path.resolve(target))))
    throw new StoreUnusable(
      `The folder of ${target} does not exist. Make it, or name another file.`,
    )
  const source = path.join(dataDir, 'coinsight.sqlite')
  if (!existsSync(source))
    throw new StoreUnusable(
      `There is no database in DATA_DIR ${dataDir}. Set DATA_DIR to the server's.`,
    )
  const db = new DatabaseSync(source, { readOnly: true })
  await backup(db, target)
  db.close()
  process.stdout.write(
    `Wrote ${target}. To restore: stop the server and put it in DATA_DIR as ` +
      `coinsight.sqlite, without any -wal or -shm file beside it.\n`,
  )
}

run().catch((error: unknown) => {
  console.error(failureSentence(error, 0))
  process.exit(1)
})
