// Which hops before this server are its operator's own proxies: only what they add to
// X-Forwarded-For is believed (S2).
import { isIP } from 'node:net'
import * as z from 'zod'

/** Null: nobody stands before this server. */
export type TrustedProxies = null | { hops: number } | { networks: string[] }

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])
const maxHops = 10

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0) return namedNetworks.has(text)
  return (
    prefix === undefined ||
    (more.length === 0 &&
      /^\d{1,3}$/.test(prefix) &&
      Number(prefix) >= 1 &&
      Number(prefix) <= (version === 4 ? 32 : 128))
  )
}

const example =
  'write how many proxies stand before this server, such as TRUST_PROXY=1, or their ' +
  'networks, such as TRUST_PROXY=10.0.0.0/8,loopback'

/**
 * TRUST_PROXY: `off`, a number of hops, or networks separated by commas. `on`, which believed every
 * caller, is refused.
 */
export const trustedProxiesSchema = z
  .string()
  .default('off')
  .transform((text, ctx): TrustedProxies => {
    const value = text.trim()
    if (value === 'off' || value === '0') return null
    const hops = Number(value)
    if (Number.isInteger(hops) && hops >= 1 && hops <= maxHops) return { hops }
    if (value === 'on' || value === 'true') {
      ctx.addIssue({
        code: 'custom',
        message: `${value} would believe whatever address a caller writes; ${example}`,
      })
      return z.NEVER
    }
    const networks = value.split(',').map((part) => part.trim())
    if (networks.every(isNetwork)) return { networks }
    ctx.addIssue({ code: 'custom', message: `${example}, or off` })
    return z.NEVER
  })

/**
 * The same as the framework takes it. It refuses a plain number, as that believes a caller who
 * comes round the proxy: the handbook says to close that way.
 */
export const trustOf = (
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) => {
  if (proxies === null) return false
  return 'networks' in proxies ? proxies.networks : (_, hop) => hop < proxies.hops
}
