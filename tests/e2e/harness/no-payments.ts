// The built app over a server where nobody can pay.
import { resolve } from 'node:path'
import { emptyMemoryStore, serveStore } from '#tests/fakes/memory-server.ts'
import { sampleMarket } from './sample-market.ts'
import type { RunningServer } from './server.ts'
import { test as base } from './online-test.ts'

export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await serveStore(await emptyMemoryStore(), {
        market: await sampleMarket(),
        environment: { APP_DIR: resolve('dist') },
      })
      await use({ port: await server.listen(), dataDir: '', stop: server.close, output: () => '' })
      await server.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
