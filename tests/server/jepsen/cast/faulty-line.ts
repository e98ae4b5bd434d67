// The line between the clients and the server: a loopback proxy that loses, repeats and delays as the dice say.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from '../dice.ts'

const faults = [
  'request dropped',
  'answer dropped after commit',
  'answer cut',
  'sent twice at once',
  'repeated late',
  'arrives after its sender gave up',
  'slow',
] as const
type LineFault = (typeof faults)[number]

export type Line = {
  url: string
  /** Where the server now is. */
  lead: (url: string) => void
  /** From now on everything passes; resolves when nothing of before is under way any more. */
  mend: () => Promise<void>
  counts: Map<string, number>
  close: () => Promise<void>
}

type Passed = { status: number; type: string; body: Buffer }

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const answer = (response: ServerResponse, { status, type, body }: Passed): void => {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body)
}

const own = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'transfer-encoding',
])

const passTo = async (
  target: string,
  { method = 'POST', url = '/', headers }: IncomingMessage,
  body: Buffer,
): Promise<Passed> => {
  const kept = Object.entries(headers).filter(
    ([name, value]) => !own.has(name) && typeof value === 'string',
  ) as [string, string][]
  const response = await fetch(target + url, {
    method,
    headers: kept,
    ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
  })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** Opens the line; `share` of the requests meets a fault. */
export const openLine = async (
  target: string,
  { dice, share }: { dice: Dice; share: number },
): Promise<Line> => {
  const counts = new Map<string, number>()
  const underWay = new Set<Promise<unknown>>()
  let isFaulty = true

  const perform = async (
    fault: LineFault | null,
    pass: () => Promise<Passed>,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): Promise<void> => {
    const hangUp = (): void => void request.socket.destroy()
    const delayMs = dice.between(20, 900)
    if (fault === 'request dropped') return hangUp()
    if (fault === 'arrives after its sender gave up') {
      hangUp()
      await wait(delayMs)
      await pass()
      return
    }
    if (fault === 'slow') await wait(delayMs)
    const [passed] = await Promise.all(fault === 'sent twice at once' ? [pass(), pass()] : [pass()])
    if (fault === 'answer dropped after commit') return hangUp()
    if (fault === 'answer cut') {
      response.writeHead(passed.status, {
        'content-type': passed.type,
        'content-length': passed.body.length,
      })
      response.write(passed.body.subarray(0, passed.body.length / 2), hangUp)
      return
    }
    answer(response, passed)
    if (fault !== 'repeated late') return
    await wait(delayMs)
    await pass()
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const fault = isFaulty && dice.next() < share ? dice.pick(faults) : null
    if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1)
    await perform(fault, () => passTo(target, request, body), { request, response })
  }
  const server = createServer((request, response) => {
    // A server that is down is a line that breaks.
    const served = serve(request, response).catch(() => request.socket.destroy())
    underWay.add(served)
    void served.finally(() => underWay.delete(served))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (url) => {
      target = url
    },
    mend: async () => {
      isFaulty = false
      await Promise.all(underWay)
    },
    counts,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.all(underWay)
    },
  }
}
