// The judge of fields by itself: what it takes for true, and what it does not.
import { expect, it } from 'vitest'
import type { EditOperation } from '#data/watchlists/operation.ts'
import { FieldJudge, type Fields } from './field-judge.ts'

const first: Fields = { name: 'Coins', description: 'mine', iconId: 1 }

/** The laptop's "mine" was written over by the phone's "theirs". */
const overtaken = (counted: string[] = []): FieldJudge => {
  const judge = new FieldJudge(true, (what) => counted.push(what))
  const write = (by: string, lane: string, before: Fields, description: string): void => {
    const patch = { description }
    judge.claimed(by, { type: 'edit', opId: by, lane, patch } as EditOperation, 'list')
    const read = { fields: before, atMs: 1, agoMs: 0, isLost: false }
    judge.arrived({
      account: 'ann',
      listId: 'list',
      before,
      after: { ...before, description },
      sending: { by, lane, touched: patch, read, isOfOldRelease: false },
      restoredAtMs: -Infinity,
    })
  }
  write('laptop.0', 'lane of the laptop', { ...first, description: '' }, 'mine')
  write('phone.0', 'lane of the phone', first, 'theirs')
  return judge
}

const telling = {
  lane: 'lane of the laptop',
  field: 'description',
  mine: 'mine',
  theirs: 'theirs',
} as const

it('believes a page that tells what it read just before its data was cleared', () => {
  const counted: string[] = []
  overtaken(counted).notified({ ...telling, owners: ['laptop.1', 'laptop.0'] })
  expect(counted).toContain('field told while the data was being cleared')
})

it('believes no page that tells of a value which nobody wrote over', () => {
  const judge = overtaken()
  const tell = (mine: string): void =>
    judge.notified({ ...telling, mine, owners: ['laptop.1', 'laptop.0'] })
  expect(() => tell('never written')).toThrow('nothing is told that is not so')
  expect(() =>
    judge.notified({ ...telling, lane: 'lane of the phone', owners: ['laptop.1', 'laptop.0'] }),
  ).toThrow('nothing is told that is not so')
})
