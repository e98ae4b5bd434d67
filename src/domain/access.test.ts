import { expect, it } from 'vitest'
import { hasAllPermissions, hasAnyPermission, hasPermission } from './access.ts'

const held = new Set(['read', 'write'])

it('R-PRM-006 has-permission, has-any and has-all', () => {
  expect(hasPermission(held, 'read')).toBe(true)
  expect(hasPermission(held, 'ban')).toBe(false)
  expect(hasAnyPermission(held, ['ban', 'write'])).toBe(true)
  expect(hasAnyPermission(held, ['ban'])).toBe(false)
  expect(hasAllPermissions(held, ['read', 'write'])).toBe(true)
  expect(hasAllPermissions(held, ['read', 'ban'])).toBe(false)
})

it('R-PRM-006 asks nothing of an empty list, and grants nothing by it', () => {
  expect(hasAnyPermission(held, [])).toBe(false)
  expect(hasAllPermissions(held, [])).toBe(true)
})
