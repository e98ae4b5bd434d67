import { expect, it, vi } from 'vitest'
import { createAccountChanges, type AccountChange } from './account-changes.ts'

it('tells everybody who listens what changed and who did it, until they stop', () => {
  const changes = createAccountChanges()
  const [one, other] = [
    vi.fn<(change: AccountChange) => void>(),
    vi.fn<(change: AccountChange) => void>(),
  ]
  const stop = changes.listen(one)
  changes.listen(other)
  changes.announce({ kinds: ['coin'], by: 'here' })
  stop()
  changes.announce({ kinds: ['ido'], by: 'sync' })
  expect([one.mock.calls, other.mock.calls]).toEqual([
    [[{ kinds: ['coin'], by: 'here' }]],
    [[{ kinds: ['coin'], by: 'here' }], [{ kinds: ['ido'], by: 'sync' }]],
  ])
})
