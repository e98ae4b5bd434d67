import { describe, expect, it } from 'vitest'
import { isIos } from './install-prompt.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

describe('design 9: devices that have no install prompt get the illustrated steps', () => {
  it('knows an iPhone', () =>
    expect(isIos('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5)).toBe(true))
  it('knows an iPad that calls itself a Mac', () => expect(isIos(mac, 5)).toBe(true))
  it('does not take a Mac for an iPad', () => expect(isIos(mac, 0)).toBe(false))
})
