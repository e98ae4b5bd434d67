import { expect, it } from 'vitest'
import { isUsername } from './username.ts'

it.each(['ada', ' ada.l-ovelace_1 ', 'a'.repeat(30)])('D-USERNAME accepts %j', (name) => {
  expect(isUsername(name)).toBe(true)
})

it.each(['', 'ab', 'a'.repeat(31), 'ada lovelace', 'adä', 'ada@x'])('D-USERNAME refuses %j', (name) => {
  expect(isUsername(name)).toBe(false)
})
