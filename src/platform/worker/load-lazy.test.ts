import { expect, it, vi } from 'vitest'
import { loadLazy } from './load-lazy.ts'

const address = 'http://localhost/assets/part-1234abcd.js'
const failed = new TypeError(`Failed to fetch dynamically imported module: ${address}`)
const noAddress = new TypeError('Importing a module script failed.')

const recordWaits = () => {
  const waits: number[] = []
  return { waits, chance: async (delayMs: number) => void waits.push(delayMs) }
}

it('asks again, ever more rarely, until the code is here', async () => {
  const { waits, chance } = recordWaits()
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(noAddress)
    .mockRejectedValueOnce(noAddress)
    .mockRejectedValueOnce(noAddress)
    .mockResolvedValue('here')
  const importFrom = vi.fn<() => Promise<unknown>>()
  await expect(loadLazy(load, { chance, importFrom })).resolves.toBe('here')
  expect(waits).toEqual([1000, 2000, 4000])
  expect(importFrom).not.toHaveBeenCalled()
})

it('asks under another address where the browser keeps the failure', async () => {
  const { waits, chance } = recordWaits()
  const addresses: string[] = []
  const importFrom = async (from: string): Promise<unknown> => {
    addresses.push(from)
    if (addresses.length < 2) throw failed
    return 'here'
  }
  await expect(loadLazy(() => Promise.reject(failed), { chance, importFrom })).resolves.toBe('here')
  expect(addresses).toEqual([`${address}?again=1`, `${address}?again=2`])
  expect(waits).toEqual([1000, 2000])
})

it('never waits longer than half a minute', async () => {
  const { waits, chance } = recordWaits()
  let tries = 0
  const load = async (): Promise<number> => {
    tries += 1
    if (tries < 12) throw noAddress
    return tries
  }
  await expect(
    loadLazy(load, { chance, importFrom: () => Promise.reject(noAddress) }),
  ).resolves.toBe(12)
  expect(Math.max(...waits)).toBe(30_000)
})
