// S14: a feed that leads the server to a service of its own machine or network.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import path from 'node:path'
import { isSo, type Scenario } from '../scenario.ts'

/** Stands for the internet; the settings let the server reach this one address of the machine. */
const outsideAddress = '127.0.0.2'
const patienceMs = 15_000

const listening = async (server: Server, address: string): Promise<number> => {
  server.listen(0, address)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

export const scenario: Scenario = {
  id: 'S14',
  title: 'feeds that lead inside',
  play: async (target) => {
    const hits: string[] = []
    const requested: string[] = []
    const inside = createServer(
      ({ url = '' }, response) =>
        void (hits.push(url), response.end('<rss><channel><title>inside</title></channel></rss>')),
    )
    const port = await listening(inside, '127.0.0.1')
    const ways = [
      'http://127.0.0.1',
      'http://localhost',
      'http://0x7f000001',
      'http://[::ffff:127.0.0.1]',
      'http://0.0.0.0',
    ].map((host, at) => `${host}:${port}/way-${at}`)
    const outside = createServer(({ url = '' }, response) => {
      requested.push(url)
      response.writeHead(302, { location: ways[Number(url.split('-')[1])] ?? '/gone' }).end()
    })
    const outsidePort = await listening(outside, outsideAddress)
    const redirecting = ways.map(
      (_, at) => `http://${outsideAddress}:${outsidePort}/redirect-${at}`,
    )
    try {
      const server = await target.startAnother({
        DATA_DIR: path.join(target.dataDir, 'feeds'),
        NEWS_FEEDS: [...ways, ...redirecting].join(','),
        NEWS_PRIVATE_ADDRESSES: outsideAddress,
      })
      const failures = (): number =>
        server.printed().split('a news feed could not be read').length - 1
      for (
        const endMs = Date.now() + patienceMs;
        failures() < ways.length * 2 && Date.now() < endMs;
      )
        await wait(100)
      return [
        isSo(
          'every redirecting feed was asked',
          requested.length === redirecting.length,
          `${requested.length} of ${redirecting.length}`,
        ),
        isSo(
          'nobody inside was reached, by name, number or redirect',
          hits.length === 0,
          `${hits.length} requests`,
        ),
        isSo('each is told in the log', failures() === ways.length * 2, `${failures()} lines`),
      ]
    } finally {
      inside.close()
      outside.close()
    }
  },
}
