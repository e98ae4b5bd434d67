// Imported sales on both engines, through the command as people run it, and as the calls of the screens tell them.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import { readConfig } from '#server/config.ts'
import { importSales } from '#server/gateways/market/imported/import-sales.ts'
import { ImportRefused, readImport } from '#server/gateways/market/imported/read-import.ts'
import { openMarket } from '#server/gateways/market/open-market.ts'
import { importedSaleRows } from '#server/store/market/imported-sale-queries.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqliteStore } from '#server/store/sqlite/open-sqlite-store.ts'
import type { Store } from '#server/store/store.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { serveStore } from '#tests/fakes/memory-server.ts'

const run = promisify(execFile)
const nowMs = Date.UTC(2026, 10, 21, 7, 30)
const clock = { nowMs: () => nowMs }
const example = JSON.parse(
  readFileSync('docs/sales-import.md', 'utf8').split('```json')[1]?.split('```')[0] ?? '',
) as { sales: Record<string, unknown>[] }
const sale = (id: string, over: Record<string, unknown> = {}) => ({
  ...example.sales[0],
  id,
  ...over,
})

describeOnBothStores('imported sales', (makePlace) => {
  let place: Place
  let store: Store
  let folder: string
  beforeEach(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
    folder = mkdtempSync(join(tmpdir(), 'coinsight-import-'))
  })
  afterEach(async () => {
    await store.close()
    await place.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const fileOf = (sales: unknown[]): string => {
    const path = join(folder, 'sales.json')
    writeFileSync(path, JSON.stringify({ ...example, as_of: '2026-01-15', sales }))
    return path
  }
  const imports = (sales: unknown[], { isDryRun = false, isReplacing = false } = {}) =>
    importSales(store, readImport(readFileSync(fileOf(sales), 'utf8'), nowMs / 1000), {
      nowSec: nowMs / 1000,
      isDryRun,
      isReplacing,
    })
  const coinFile = (): Record<string, string> => {
    const path = join(folder, 'market.json')
    writeFileSync(
      path,
      JSON.stringify([
        { id: 'x', symbol: 'x', name: 'X', current_price: 1, last_updated: '2026-11-20T00:00:00Z' },
      ]),
    )
    return { MARKET_SOURCE: 'file', MARKET_FILE: path }
  }
  const listed = async (environment = coinFile()) => {
    const { market: config } = readConfig(environment)
    const market = openMarket(
      { market: config, dataDir: folder },
      {
        store,
        clock,
        onFailure: (error) => {
          throw error
        },
        onNote: () => {},
      },
    )
    await market.refresh()
    const server = await serveStore({ ...store, close: async () => {} }, { market, clock })
    const { items, source } = clientMarketCalls.get_upcoming_idos.output.parse(
      (await server.call('get_upcoming_idos', {})).output,
    )
    const detail = await server.call('get_ido_detail', { id: 'b' })
    await server.close()
    return {
      ids: items.map(({ id }) => id).toSorted(),
      source,
      detail: detail.output as Record<string, unknown> | null,
    }
  }

  test('R-UPL-001 adds, changes, leaves and removes by id; a dry run and a wrong file change nothing', async () => {
    expect(await imports([sale('a'), sale('b')], { isDryRun: true })).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      removed: 0,
    })
    expect((await listed()).ids).toEqual([])
    expect(await imports([sale('a'), sale('b')])).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      removed: 0,
    })
    expect(await imports([sale('a'), sale('b')])).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      removed: 0,
    })
    expect(() => imports([sale('c'), sale('d', { token_price: -1 })])).toThrow(ImportRefused)
    expect((await listed()).ids).toEqual(['a', 'b'])
    expect(
      await imports([sale('b', { name: 'Renamed' }), sale('c')], { isReplacing: true }),
    ).toEqual({ added: 1, changed: 1, unchanged: 0, removed: 1 })
    expect((await listed()).ids).toEqual(['b', 'c'])
  })

  test('D-PRICE every market source serves them in place of its own, as old as they are and not as samples', async () => {
    await imports([sale('a', { as_of: '2026-02-01' }), sale('b')])
    for (const environment of [{}, coinFile()]) {
      const { ids, source, detail } = await listed(environment)
      expect(ids).toEqual(['a', 'b'])
      expect(source).toMatchObject({ is_sample: false, as_of: Date.UTC(2026, 1, 1) / 1000 })
      expect(detail).toMatchObject({
        id: 'b',
        as_of: Date.UTC(2026, 0, 15) / 1000,
        facts: { initialCap: { source: 'our research', as_of: Date.UTC(2026, 0, 15) / 1000 } },
      })
    }
  })
})

test('the command writes beside an open database, names what is wrong, and prints the format', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coinsight-import-'))
  const store = openSqliteStore(folder)
  await migrate(store, 0)
  const path = join(folder, 'sales.json')
  const command = async (...given: string[]): Promise<{ code: number; out: string; err: string }> =>
    run(process.execPath, ['server/import-sales.ts', ...given], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        out: error.stdout,
        err: error.stderr,
      }),
    )
  writeFileSync(
    path,
    JSON.stringify({
      ...example,
      as_of: '2026-01-15',
      sales: [sale('a'), sale('b', { token_price: -1 })],
    }),
  )
  const [wrong, schema, nothing, unknown] = await Promise.all([
    command(path),
    command('--schema'),
    command(),
    command('--force', path),
  ])
  expect(wrong).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /^Nothing was imported:\nsales\[1\]\.token_price \(b\): Too small/,
    ) as string,
  })
  expect(JSON.parse(schema.out)).toMatchObject({ title: 'Token sales for CoinSight' })
  expect(nothing).toMatchObject({
    code: 1,
    err: expect.stringContaining('Name one file') as string,
  })
  expect(unknown).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run import-sales') as string,
  })
  expect(await importedSaleRows(store.db)).toEqual([])
  writeFileSync(path, JSON.stringify({ ...example, as_of: '2026-01-15', sales: [sale('a')] }))
  expect(await command(path)).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^Sales: 1 added, 0 changed, 0 unchanged, 0 removed\.\nA running server/,
    ) as string,
  })
  expect((await importedSaleRows(store.db)).map(({ id }) => id)).toEqual(['a'])
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
