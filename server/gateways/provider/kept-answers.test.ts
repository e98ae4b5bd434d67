import { expect, test } from 'vitest'
import * as z from 'zod'
import { noShelf } from '#tests/fakes/no-shelf.ts'
import { KeptAnswers, type AnswerShelf, type KeptAnswer } from './kept-answers.ts'

const clockAt = (startMs: number) => {
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}
const shelfOf = (
  rows = new Map<string, KeptAnswer>(),
): AnswerShelf & { rows: Map<string, KeptAnswer> } => ({
  rows,
  load: async (key) => rows.get(key) ?? null,
  save: async (key, answer) => void rows.set(key, answer),
})
const answers = (nowMs: () => number, shelf: AnswerShelf = noShelf) =>
  new KeptAnswers({ name: 'test', schema: z.number(), keepMs: 60_000, most: 2, nowMs, shelf })

test('D-PRICE callers at once share one request', async () => {
  const { nowMs } = clockAt(0)
  let requestCount = 0
  const kept = answers(nowMs)
  const ask = async () => {
    requestCount += 1
    return requestCount
  }
  expect(await Promise.all([kept.get('a', ask), kept.get('a', ask), kept.get('b', ask)])).toEqual([
    1, 1, 2,
  ])
  expect([kept.has('a'), kept.has('c'), kept.peek('a'), kept.peek('c')]).toEqual([
    true,
    false,
    1,
    null,
  ])
})

test('D-PRICE an answer outlives a restart, and once old is asked for again', async () => {
  const { nowMs, pass } = clockAt(1_000_000)
  const shelf = shelfOf()
  await answers(nowMs, shelf).get('a', async () => 7)
  expect(shelf.rows.get('test/a')).toEqual({ body: '7', atSec: 1_000 })
  const again = answers(nowMs, shelf)
  expect(await again.get('a', async () => 8)).toBe(7)
  pass(61_000)
  expect(await again.get('a', async () => 8)).toBe(8)
})

test('D-PRICE an old answer beats none, and a key that failed is left alone for half a minute', async () => {
  const { nowMs, pass } = clockAt(1_000_000)
  const shelf = shelfOf(new Map([['test/a', { body: '7', atSec: 1 }]]))
  const kept = answers(nowMs, shelf)
  let requestCount = 0
  const fail = async (): Promise<number> => {
    requestCount += 1
    throw new Error('no')
  }
  expect([await kept.get('a', fail), await kept.get('a', fail)]).toEqual([7, 7])
  await expect(kept.get('b', fail)).rejects.toThrow('no')
  await expect(kept.get('b', fail)).rejects.toThrow('no')
  expect(requestCount).toBe(2)
  pass(31_000)
  expect(await kept.get('b', async () => 5)).toBe(5)
})

test.each(['"text"', '{', ''])(
  'D-PRICE what lies on the shelf and is no answer any more is asked for anew: %s',
  async (body) => {
    const { nowMs } = clockAt(10_000)
    expect(
      await answers(nowMs, shelfOf(new Map([['test/a', { body, atSec: 10 }]]))).get(
        'a',
        async () => 1,
      ),
    ).toBe(1)
  },
)

test('D-PRICE a shelf that fails costs nothing but the next restart', async () => {
  const { nowMs } = clockAt(0)
  const broken: AnswerShelf = {
    load: async () => Promise.reject(new Error('disk')),
    save: async () => Promise.reject(new Error('disk')),
  }
  const kept = answers(nowMs, broken)
  expect(await kept.get('a', async () => 3)).toBe(3)
  expect(await kept.get('a', async () => 4)).toBe(3)
})
