import { expect, test } from 'vitest'
import { contractPage, shortAddress } from './contract-page.ts'

const address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'

test('R-CDT-001 a contract leads to the explorer of its chain', () => {
  expect(contractPage('ethereum', address)).toBe(`https://etherscan.io/token/${address}`)
})

test.each([
  ['a-chain-of-nobody', address],
  ['toString', address],
  ['ethereum', 'javascript:alert(1)'],
  ['ethereum', '../login?next=aaaaaaaaaaaaaaaaaaaaaa'],
  ['ethereum', ''],
])('R-CDT-001 %s with %s leads nowhere', (platform, of) => {
  expect(contractPage(platform, of)).toBeNull()
})

test('R-CDT-001 a long address is shown by its ends, a short one whole', () => {
  expect(shortAddress(address)).toBe('0x514910…F986CA')
  expect(shortAddress('uosmo')).toBe('uosmo')
})
