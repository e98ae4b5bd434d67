import { expect, it } from 'vitest'
import { unmetChoices, withChoices, type NotificationSettings } from './notification-settings.ts'

const off = { email: false, device: false }
const none: NotificationSettings = {
  watchedChanges: off,
  watchedLaunches: off,
  productNews: off,
}

it('a choice changes its own kind and channel only', () => {
  expect(withChoices(none, { watchedChanges: { email: true } })).toEqual({
    ...none,
    watchedChanges: { email: true, device: false },
  })
})

it('choices that are met are no longer open, those chosen otherwise since then are', () => {
  const saved = withChoices(none, { watchedChanges: { email: true } })
  expect(
    unmetChoices(saved, { watchedChanges: { email: true, device: true }, productNews: {} }),
  ).toEqual({ watchedChanges: { device: true } })
  expect(unmetChoices(saved, { watchedChanges: { email: false } })).toEqual({
    watchedChanges: { email: false },
  })
  expect(unmetChoices(none, {})).toEqual({})
})
