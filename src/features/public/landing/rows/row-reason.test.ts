import { expect, it } from 'vitest'
import { rowReason } from './row-reason.ts'

const rated = {
  totalScore: 70,
  coveragePct: 100,
  tokenomics: 60,
  security: 91,
  market: 44,
  insights: 70,
  social: null,
}

it('R-CNT-006: a row says its strongest and weakest sub-score; unknown ones are not counted', () => {
  expect(rowReason(rated)).toEqual({
    kind: 'strongWeak',
    strong: { key: 'security', score: 91 },
    weak: { key: 'market', score: 44 },
  })
})

it('a cap speaks first, and a missing score says how little is known', () => {
  const cap = { key: 'honeypot', input: 'honeypot', from: 1, maxTotal: 20 } as const
  expect(rowReason({ ...rated, totalScore: 20 }, [cap])).toEqual({ kind: 'cap', cap })
  expect(rowReason({ ...rated, totalScore: null, coveragePct: 11 })).toEqual({
    kind: 'tooLittle',
    coveragePct: 11,
  })
})

it('one known sub-score has nothing to be compared with', () => {
  expect(
    rowReason({
      totalScore: 50,
      coveragePct: 25,
      tokenomics: null,
      security: null,
      market: 50,
      insights: null,
      social: null,
    }),
  ).toBeNull()
})
