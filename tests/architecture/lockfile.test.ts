// package-lock.json as `npm ci` reads it on a stranger's machine (docs/decisions/183).
import { expect, it } from 'vitest'
import { textOf } from './repository.ts'

type Lockfile = { packages: Record<string, { engines?: unknown }> }

it('package-lock.json names no engines of packages, since npm would check them against the wrong Node', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as Lockfile
  const bound = Object.entries(packages)
    .filter(([place, entry]) => place !== '' && entry.engines !== undefined)
    .map(([place]) => place)
  expect(bound, 'run `node scripts/complete-lockfile.ts`').toEqual([])
})
