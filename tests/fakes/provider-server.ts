// A provider's API on loopback that answers from tables and misbehaves on request, over real sockets.
import fastify from 'fastify'
import type { Misbehaviour } from './bad-server.ts'

export type ProviderRoutes = Record<
  string,
  (request: { params: Record<string, string>; query: Record<string, string> }) => {
    status?: number
    body: unknown
  }
>

export type ProviderServer = {
  origin: string
  /** Path and query of every request, oldest first. */
  seen: string[]
  /** What requests whose path holds `part` meet instead of an answer; null: answers again. */
  behave: (part: string, instead: Misbehaviour | null) => void
  close: () => Promise<void>
}

/** Routes as Fastify writes them (`/coins/:id`); what no route knows is a 404 with CoinGecko's words. */
export const startProviderServer = async (routes: ProviderRoutes): Promise<ProviderServer> => {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300 } })
  const seen: string[] = []
  const instead = new Map<string, Misbehaviour>()
  app.addHook('onRequest', async (request, reply) => {
    seen.push(request.url)
    const [, misbehave] = [...instead].find(([part]) => request.url.includes(part)) ?? []
    if (!misbehave) return
    reply.hijack()
    misbehave(reply.raw, {
      method: request.method,
      path: request.url,
      headers: request.headers,
      text: '',
    })
  })
  for (const [path, answer] of Object.entries(routes)) {
    app.get(path, async ({ params, query }, reply) => {
      const { status = 200, body } = answer({
        params: params as Record<string, string>,
        query: query as Record<string, string>,
      })
      return reply.code(status).type('application/json').send(JSON.stringify(body))
    })
  }
  app.setNotFoundHandler(async (_, reply) => reply.code(404).send({ error: 'not found' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    behave: (part, misbehaviour) => {
      if (misbehaviour) instead.set(part, misbehaviour)
      else instead.delete(part)
    },
    close: () => app.close(),
  }
}
