// The judge of fields by itself: what it takes for true, and what it does not.
import { expect, it } from 'vitest'
import type { EditOperation } from '#data/watchlists/operation.ts'
import { FieldJudge, type Fields } from './field-judge.ts'

const first: Fields = { name: 'Coins', description: 'mine', iconId: 1 }

const write = (
  judge: FieldJudge,
  {
    by,
    lane,
    before,
    description,
  }: { by: string; lane: string; before: Fields; description: string },
): void => {
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

const mine = {
  by: 'laptop.0',
  lane: 'lane of the laptop',
  before: { ...first, description: '' },
  description: 'mine',
}
const theirs = { by: 'phone.0', lane: 'lane of the phone', before: first, description: 'theirs' }

/** The laptop's "mine" was written over by the phone's "theirs". */
const overtaken = (counted: string[] = []): FieldJudge => {
  const judge = new FieldJudge(true, (what) => counted.push(what))
  write(judge, mine)
  write(judge, theirs)
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
  judge.notified({ ...telling, mine: 'never written', owners: ['laptop.1', 'laptop.0'] })
  expect(() => judge.checkProved()).toThrow('nothing is told that is not so')
  const other = overtaken()
  other.notified({ ...telling, lane: 'lane of the phone', owners: ['laptop.1', 'laptop.0'] })
  expect(() => other.checkProved()).toThrow('nothing is told that is not so')
})

it('believes a page that read the overwriting before its writer was answered', () => {
  const judge = new FieldJudge(true, () => {})
  write(judge, mine)
  judge.notified({ ...telling, owners: ['laptop.0'] })
  expect(() => judge.checkProved()).toThrow('nothing is told that is not so')
  write(judge, theirs)
  expect(() => judge.checkProved()).not.toThrow()
})
