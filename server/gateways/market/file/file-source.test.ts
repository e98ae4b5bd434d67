import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileSource } from './file-source.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coinsight-file-'))
  file = path.join(folder, 'market.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (price: number): void =>
  writeFileSync(
    file,
    JSON.stringify([{ id: 'a', symbol: 'a', name: 'A', current_price: price, market_cap_rank: 1 }]),
  )

test('a captured page is read once, and again when it changes or was gone', async () => {
  write(1)
  const source = fileSource(file)
  const first = await source.capture()
  expect((await source.capture()).coins).toBe(first.coins)
  write(22)
  expect((await source.capture()).coins).toMatchObject([{ price: 22 }])
  rmSync(file)
  await expect(source.capture()).rejects.toThrow('MARKET_FILE cannot be read')
  write(33)
  expect((await source.capture()).coins).toMatchObject([{ price: 33 }])
})
