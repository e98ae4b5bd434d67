import { expect, test } from 'vitest'
import { webHost } from './web-address.ts'

test('R-AIX-004 the host is where the link really leads, whatever it pretends to be', () => {
  expect(webHost('https://claim.example/path?x=1')).toBe('claim.example')
  expect(webHost('https://bitcoin.org@evil.example/')).toBe('evil.example')
  expect(webHost('https://еxample.com/')).toBe('xn--xample-2of.com')
  expect([
    webHost('javascript:alert(1)'),
    webHost('claim.example'),
    webHost('https://'),
    webHost(null),
  ]).toEqual([null, null, null, null])
})
