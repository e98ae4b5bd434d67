import { array, assert, constantFrom, property } from 'fast-check'
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

const name = constantFrom('read', 'write', 'ban', 'admin', '')
const names = array(name)

it('R-PRM-006 any and all are made of single checks', () => {
  assert(
    property(names, names, (has, required) => {
      const set = new Set(has)
      const each = new Set(required.map((permission) => hasPermission(set, permission)))
      expect(hasAnyPermission(set, required)).toBe(each.has(true))
      expect(hasAllPermissions(set, required)).toBe(!each.has(false))
    }),
  )
})

it('R-PRM-006 holding more never takes anything away, asking for more never gives anything', () => {
  assert(
    property(names, names, name, (has, required, more) => {
      const [less, greater] = [new Set(has), new Set([...has, more])]
      expect(hasAllPermissions(less, required) && !hasAllPermissions(greater, required)).toBe(false)
      expect(
        hasAnyPermission(less, required) && !hasAnyPermission(greater, [...required, more]),
      ).toBe(false)
      expect(
        !hasAllPermissions(less, required) && hasAllPermissions(less, [...required, more]),
      ).toBe(false)
    }),
  )
})
