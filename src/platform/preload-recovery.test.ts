import { describe, expect, it } from 'vitest'
import { mayReloadForPreload } from './preload-recovery.ts'

describe('design 9: a screen that fails to load reloads once, guarded', () => {
  it('reloads the first time', () => expect(mayReloadForPreload(1_000_000, null, true)).toBe(true))
  it('does not reload again within the minute, so there is no loop', () => expect(mayReloadForPreload(1_030_000, 1_000_000, true)).toBe(false))
  it('reloads for another deployment later', () => expect(mayReloadForPreload(1_060_001, 1_000_000, true)).toBe(true))
  it('never reloads without a connection', () => expect(mayReloadForPreload(1_000_000, null, false)).toBe(false))
})
