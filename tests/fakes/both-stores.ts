// Runs one suite on both engines: SQLite in a directory of its own, PostgreSQL in a database of its own.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { describe, inject } from 'vitest'
import { migrate } from '#server/store/migrate.ts'
import { openPostgresStore } from '#server/store/postgres/open-postgres-store.ts'
import { openSqliteStore } from '#server/store/sqlite/open-sqlite-store.ts'
import type { Store } from '#server/store/store.ts'

/** The environment that makes a server use this place, and how to clear it away. */
export type Place = { environment: Record<string, string>; remove: () => Promise<void> }

const dataDir = (): string => mkdtempSync(path.join(tmpdir(), 'coinsight-data-'))

const sqlitePlace = async (): Promise<Place> => {
  const folder = dataDir()
  return {
    environment: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const onServer = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

const postgresPlace = async (url: string): Promise<PostgresPlace> => {
  const folder = dataDir()
  const name = `coinsight_test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    databaseUrl: own.href,
    environment: { DATA_DIR: folder, DATABASE_URL: own.href },
    remove: async () => {
      await onServer(url, `drop database ${name} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A migrated store at a place. */
export const openStoreAt = async ({ environment }: Place): Promise<Store> => {
  const url = environment['DATABASE_URL']
  const store =
    url === undefined
      ? openSqliteStore(environment['DATA_DIR'] ?? '')
      : await openPostgresStore(url, () => {})
  await migrate(store, 0)
  return store
}

type Engine<P extends Place> = { title: string; makePlace: () => Promise<P>; skip: boolean }
type PostgresPlace = Place & { databaseUrl: string }

const postgresEngine = (): Engine<PostgresPlace> => {
  const postgres = inject('postgres')
  if ('url' in postgres)
    return { title: 'PostgreSQL', makePlace: () => postgresPlace(postgres.url), skip: false }
  const noPlace = (): Promise<never> => Promise.reject(new Error(postgres.reason))
  return { title: `PostgreSQL (SKIPPED: ${postgres.reason})`, makePlace: noPlace, skip: true }
}

const describeOn = <P extends Place>(
  engines: readonly Engine<P>[],
  name: string,
  suite: (makePlace: () => Promise<P>) => void,
): void => {
  for (const { title, makePlace, skip } of engines) {
    describe.skipIf(skip)(`${name} on ${title}`, () => {
      suite(makePlace)
    })
  }
}

/** `suite` is told how to make a place; it makes and removes its own. */
export const describeOnBothStores = (
  name: string,
  suite: (makePlace: () => Promise<Place>) => void,
): void =>
  describeOn<Place>(
    [{ title: 'SQLite', makePlace: sqlitePlace, skip: false }, postgresEngine()],
    name,
    suite,
  )

/** The same for what can happen to no other: a database of its own process, with connections that break. */
export const describeOnPostgres = (
  name: string,
  suite: (makePlace: () => Promise<PostgresPlace>) => void,
): void => describeOn([postgresEngine()], name, suite)
