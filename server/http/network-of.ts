// Whom a network address stands for, as every limit counts it: a household or company, not each
// address it could take.
import { isIPv4, isIPv6 } from 'node:net'

/**
 * What no address can be read from shares one count: a proxy that writes words hides everybody
 * behind them.
 */
const nobody = 'no address'

/** `1.2.3.4:5678`, `[::1]:5678` and `fe80::1%eth0` as some proxies write them. */
const bare = (text: string): string => {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text
  return (/^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bracketed)?.[1] ?? bracketed).replace(/%.*$/, '')
}

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): string[] => {
  // The URL parser writes an address in its one canonical form, an IPv4 tail as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [
    ...before,
    ...Array.from({ length: 8 - before.length - after.length }, () => '0'),
    ...after,
  ]
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

/**
 * An IPv4 address as it is, an IPv4 address in IPv6 clothes as IPv4, an IPv6 address as its /64:
 * that much one customer is given.
 */
export const networkOf = (address: string): string => {
  const text = bare(address.trim())
  if (isIPv4(text)) return text
  if (!isIPv6(text)) return nobody
  const groups = groupsOf(text)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isMapped
    ? groups.slice(6).flatMap(bytesOf).join('.')
    : `${groups.slice(0, 4).join(':')}::/64`
}
