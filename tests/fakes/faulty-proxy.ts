// A bad network between browsers and the real server, by rule: it loses a call before or after the server has done it,
// delays it, delivers it twice, breaks off in the middle of the answer, or keeps it for as long as a test wants.
// Why no library: those that are kept well either work on bytes, where "applied, but never answered" cannot be said
// (Toxiproxy), or answer in the server's place (Mockttp).
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** A call of the API on its way. `key`: the change it is an attempt of. */
export type Exchange = { f: string; key: string | null; isChange: boolean; isLoad: boolean }

/**
 * dropRequest: never reaches the server. dropReply: the server has done it, nobody hears. delayRequest, delayReply: late.
 * duplicate: delivered once more, `afterMs` after its answer. cutReply: half of the answer arrives. keepRequest: waits for
 * `until`, then goes on or is lost. keepReply: the server has done it; `onKept` says so and the answer waits for `until`.
 */
export type Fate =
  | { type: 'pass' | 'dropRequest' | 'dropReply' | 'cutReply' }
  | { type: 'delayRequest' | 'delayReply'; byMs: number }
  | { type: 'duplicate'; afterMs: number }
  | { type: 'keepRequest'; until: Promise<'deliver' | 'lose'> }
  | { type: 'keepReply'; onKept: () => void; until: Promise<unknown> }

export type Rule = (exchange: Exchange) => Fate

export type FaultyProxy = {
  origin: string
  /** What becomes of calls from now on; other requests always pass. */
  obey: (rule: Rule) => void
  /** No new connection, and every open one breaks. */
  cut: () => void
  mend: () => void
  /** Leads to another server from now on. */
  leadTo: (port: number) => void
  /** Resolves when no call is under way, late copies included. */
  quiet: () => Promise<void>
  /** Faults so far by type; `deliveries`: changes handed to the server, copies included. */
  counts: () => Record<string, number>
  close: () => Promise<void>
}

type Answer = { status: number; headers: string[]; body: Buffer }
type Sent = { inbound: IncomingMessage; body: Buffer }

export const passAll: Rule = () => ({ type: 'pass' })

const exchangeOf = ({ inbound, body }: Sent): Exchange => {
  const { f } = JSON.parse(body.toString() || '{}') as { f?: unknown }
  const name = typeof f === 'string' ? f : ''
  const key = inbound.headers['idempotency-key']
  return {
    f: name,
    key: typeof key === 'string' ? key : null,
    isChange: /^(create|edit|delete|add_to|remove_from)_(ido_)?watchlist/.test(name),
    isLoad: /^get_user_(ido_)?watchlists$/.test(name),
  }
}

class Proxy implements FaultyProxy {
  origin = ''
  readonly #server = createServer((inbound, outbound) =>
    this.#track(this.#handle(inbound, outbound)),
  )
  #agent = new Agent({ keepAlive: true })
  readonly #counts = new Map<string, number>()
  readonly #underWay = new Set<Promise<unknown>>()
  #rule: Rule = passAll
  #target: number
  #isCut = false

  constructor(target: number) {
    this.#target = target
    this.#server.on('connection', (socket) => {
      if (this.#isCut) socket.destroy()
    })
    // A browser that was killed leaves half a request behind.
    this.#server.on('clientError', (_error, socket) => socket.destroy())
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve)
    })
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  obey(rule: Rule): void {
    this.#rule = rule
  }

  cut(): void {
    this.#isCut = true
    this.#server.closeAllConnections()
  }

  mend(): void {
    this.#isCut = false
  }

  leadTo(port: number): void {
    this.#target = port
    this.#agent.destroy()
    this.#agent = new Agent({ keepAlive: true })
  }

  async quiet(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  counts(): Record<string, number> {
    return Object.fromEntries(
      [...this.#counts].toSorted(([one], [other]) => one.localeCompare(other)),
    )
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => {
      this.#server.close(resolve)
    })
    this.#agent.destroy()
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  #track(work: Promise<unknown>): void {
    // Either side may be gone by now: that is what this is for.
    const ended = work.catch(() => {})
    this.#underWay.add(ended)
    void ended.then(() => this.#underWay.delete(ended))
  }

  async #handle(inbound: IncomingMessage, outbound: ServerResponse): Promise<void> {
    try {
      const sent = { inbound, body: await buffer(inbound) }
      if (inbound.url?.endsWith('.php')) await this.#call(sent, outbound)
      else this.#answer(outbound, await this.#deliver(sent))
    } catch {
      outbound.destroy()
    }
  }

  async #call(sent: Sent, outbound: ServerResponse): Promise<void> {
    const exchange = exchangeOf(sent)
    const fate = this.#rule(exchange)
    if (fate.type !== 'pass') this.#count(fate.type)
    if (fate.type === 'delayRequest') await wait(fate.byMs)
    const isLost =
      fate.type === 'dropRequest' || (fate.type === 'keepRequest' && (await fate.until) === 'lose')
    if (isLost) return void outbound.destroy()
    const answer = await this.#deliver(sent, exchange)
    if (fate.type === 'duplicate')
      this.#track(wait(fate.afterMs).then(() => this.#deliver(sent, exchange)))
    if (fate.type === 'delayReply') await wait(fate.byMs)
    if (fate.type === 'keepReply') {
      fate.onKept()
      await fate.until
    }
    if (fate.type === 'dropReply') outbound.destroy()
    else if (fate.type === 'cutReply') this.#answerHalf(outbound, answer)
    else this.#answer(outbound, answer)
  }

  async #deliver({ inbound, body }: Sent, exchange?: Exchange): Promise<Answer> {
    const { method, url: path, rawHeaders: headers } = inbound
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const onward = ask(
        {
          port: this.#target,
          host: '127.0.0.1',
          method,
          path,
          headers,
          agent: this.#agent,
          setHost: false,
        },
        resolve,
      )
      onward.on('error', reject)
      onward.end(body)
    })
    const answer = {
      status: reply.statusCode ?? 502,
      headers: reply.rawHeaders,
      body: await buffer(reply),
    }
    if (exchange?.isChange) this.#count('deliveries')
    return answer
  }

  #answer(outbound: ServerResponse, { status, headers, body }: Answer): void {
    outbound.writeHead(status, headers)
    outbound.end(body)
  }

  #answerHalf(outbound: ServerResponse, { status, headers, body }: Answer): void {
    const lengthless = headers.filter(
      (_, at) => !/^(content-length|transfer-encoding)$/i.test(headers[at - (at % 2)] ?? ''),
    )
    outbound.writeHead(status, [...lengthless, 'content-length', String(body.length)])
    outbound.write(body.subarray(0, Math.floor(body.length / 2)), () => outbound.destroy())
  }
}

/** Opens a proxy to the server on `port`. Everything passes until it is told otherwise. */
export const openFaultyProxy = (port: number): Promise<FaultyProxy> => new Proxy(port).open()
