// A fetch that reaches public addresses alone. The address is looked at when it is connected to, at
// every hop: a name that is looked up twice may lead to two places, and a redirect anywhere (S14).
import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

const mostHops = 5
const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])

/** The address is not one anybody on the internet could mean. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

type Allowed = ReadonlySet<string>
const mayReach = (address: string, allowed: Allowed): boolean =>
  isPublicAddress(address) || allowed.has(address)

/** Resolves names as ever, and fails where none of their addresses may be reached. */
const guardedLookup =
  (allowed: Allowed): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '')
      const reachable = found.filter(({ address }) => mayReach(address, allowed))
      const [first] = reachable
      if (first === undefined) return done(new AddressRefused(`${host} is no public address`), '')
      return options.all === true ? done(null, reachable) : done(null, first.address, first.family)
    })
  }

/** Of an address that stands in the link itself, nothing is looked up. */
const assertReachable = ({ protocol, hostname }: URL, allowed: Allowed): void => {
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new AddressRefused(`${protocol} is not asked`)
  const literal = hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !mayReach(literal, allowed))
    throw new AddressRefused(`${literal} is no public address`)
}

const ask = async (url: URL, options: RequestOptions): Promise<IncomingMessage> => {
  const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

const bodyOf = (answer: IncomingMessage): Readable =>
  answer.headers['content-encoding'] === 'gzip' ? answer.compose(createGunzip()) : answer

const responseOf = (answer: IncomingMessage): Response => {
  const { statusCode = 502, headers } = answer
  const isBodiless = statusCode === 204 || statusCode === 304
  if (isBodiless) answer.resume()
  const named = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  return new Response(isBodiless ? null : (Readable.toWeb(bodyOf(answer)) as ReadableStream), {
    status: statusCode,
    headers: named,
  })
}

/**
 * A GET like the global fetch's. `allowed`: addresses of this network that may be reached all the
 * same. Rejects with AddressRefused.
 */
export const publicFetch = (allowed: readonly string[] = []): typeof fetch => {
  const exceptions = new Set(allowed)
  return async (input, { headers, signal } = {}) => {
    let url = new URL(input instanceof Request ? input.url : input)
    const sent = { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'gzip' }
    for (let hop = 0; hop <= mostHops; hop += 1) {
      assertReachable(url, exceptions)
      const answer = await ask(url, {
        headers: sent,
        lookup: guardedLookup(exceptions),
        agent: false,
        ...(signal ? { signal } : {}),
      })
      const { location } = answer.headers
      if (!redirects.has(answer.statusCode) || location === undefined) return responseOf(answer)
      answer.destroy()
      url = new URL(location, url)
    }
    throw new Error(`more than ${mostHops} redirects`)
  }
}
