// Which addresses anybody on the internet could mean, and which only this machine or its network
// answers to.
import { BlockList, isIP } from 'node:net'

/**
 * IANA's registries of special-purpose addresses: whatever is not globally reachable, and what
 * leads elsewhere (6to4, Teredo).
 */
const special = new BlockList()
const special4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Only 2000::/3 is given out; of that, these are not. */
const special6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [network, prefix] of special4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of special6) special.addSubnet(network, prefix, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

/**
 * False for loopback, private, link-local (and with it the metadata services of clouds), ULA,
 * multicast, mapped and reserved addresses.
 */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && givenOut.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
