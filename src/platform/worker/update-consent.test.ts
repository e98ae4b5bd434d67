import { expect, it } from 'vitest'
import { answerOtherTabs, isOtherTabBusy } from './update-consent.ts'

it('E3 a tab that would lose something says so, and only for as long as it would', async () => {
  expect(await isOtherTabBusy(50)).toBe(false)
  let isBusy = true
  answerOtherTabs(() => isBusy)
  answerOtherTabs(() => false)
  expect(await isOtherTabBusy(2000)).toBe(true)
  isBusy = false
  expect(await isOtherTabBusy(100)).toBe(false)
})
