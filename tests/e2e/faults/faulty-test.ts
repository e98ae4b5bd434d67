// `test` for suites under faults: browsers reach the server through a faulty proxy, the suite itself past it.
import { openFaultyProxy, type FaultyProxy } from '#tests/fakes/faulty-proxy.ts'
import { test as base } from '../harness/test.ts'

type FaultFixtures = { network: FaultyProxy; serverOrigin: string }

export const test = base.extend<FaultFixtures>({
  serverOrigin: async ({ server }, use) => use(`http://127.0.0.1:${server.port}`),
  network: async ({ server }, use) => {
    const proxy = await openFaultyProxy(server.port)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ network }, use) => use(network.origin),
  watch: async ({ watch }, use) => {
    // What the browser prints of an answer that broke off.
    watch.expectError(/net::ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)/)
    await use(watch)
  },
})
