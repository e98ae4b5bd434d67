// `npm run import-sales -- <file>`: brings token sales from a JSON file into the database, beside a
// running server (docs/sales-import.md).
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { failureSentence } from './texts/failure-sentence.ts'
import { importJsonSchema } from './gateways/market/imported/import-format.ts'
import { importSales } from './gateways/market/imported/import-sales.ts'
import { ImportRefused, readImport } from './gateways/market/imported/read-import.ts'
import { openStore } from './store/open-store.ts'
import { writeForOwnerOnly } from './store/owner-only.ts'
import { assertMigrated } from './store/migrate.ts'
import { StoreUnusable } from './store/store.ts'

const usage =
  'npm run import-sales -- [--dry-run] [--replace] sales.json, or --schema for the format'

const argumentsOf = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        replace: { type: 'boolean' },
        schema: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new StoreUnusable(
      `${error instanceof Error ? error.message : 'Unknown argument'}\n${usage}`,
    )
  }
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const run = async (): Promise<void> => {
  writeForOwnerOnly()
  const { values, positionals } = argumentsOf()
  if (values.schema) return say(JSON.stringify(importJsonSchema(), null, 2))
  const [path] = positionals
  if (path === undefined || positionals.length > 1)
    throw new StoreUnusable(`Name one file: ${usage}`)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StoreUnusable(`${path} cannot be read. Name a file that exists.`)
  })
  const nowSec = Math.floor(Date.now() / 1000)
  const file = readImport(text, nowSec)
  const config = readConfig(process.env)
  const store = await openStore(config, pino({ level: config.logLevel }), { besideServer: true })
  try {
    await assertMigrated(store)
    const isDryRun = values['dry-run'] ?? false
    const { added, changed, unchanged, removed } = await importSales(store, file, {
      nowSec,
      isDryRun,
      isReplacing: values.replace ?? false,
    })
    say(
      `${isDryRun ? 'Would be' : 'Sales'}: ${added} added, ${changed} changed, ${unchanged} ` +
        `unchanged, ${removed} removed.`,
    )
    if (!isDryRun) say('A running server shows them with its next market refresh.')
  } finally {
    await store.close()
  }
}

run().catch((error: unknown) => {
  console.error(
    error instanceof ImportRefused
      ? `Nothing was imported:\n${error.message}`
      : failureSentence(error, 0),
  )
  process.exit(1)
})
