import { expect, it } from 'vitest'
import { settleWithin } from './settle-within.ts'

it('waits for work that ends in time', async () => {
  const work = new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
  const startedAtMs = performance.now()
  await settleWithin(work, 1000)
  expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(15)
})

it('does not pass a failure on: the queue keeps what could not be sent', async () => {
  await expect(
    settleWithin(Promise.reject(new Error('no connection')), 1000),
  ).resolves.toBeUndefined()
})

it('gives up on work that never ends', async () => {
  await expect(settleWithin(new Promise(() => undefined), 10)).resolves.toBeUndefined()
})
