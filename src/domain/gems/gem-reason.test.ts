import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { subscoreKeys, type SubscoreKey } from '../rating/subscores.ts'
import { gemReason } from './gem-reason.ts'

type Scores = Record<SubscoreKey, number | null>
const scores: Scores = { tokenomics: 64, security: 70, market: 57, insights: 65, social: 61 }
const words = (over: Partial<Scores>): string | null => {
  const reason = gemReason({ ...scores, ...over })
  return (
    reason &&
    [...reason.strongest, reason.weakest].map(({ key, score }) => `${key} ${score}`).join(', ')
  )
}

test.each<[string, Partial<Scores>, string | null]>([
  ['the two highest, the higher first, and the lowest', {}, 'security 70, insights 65, market 57'],
  [
    'equal ones stand in the order of the rating',
    { tokenomics: 70, insights: 57 },
    'tokenomics 70, security 70, insights 57',
  ],
  [
    'what is not known is weaker than any figure',
    { social: null, market: 0 },
    'security 70, insights 65, social null',
  ],
  ['nothing at all is a figure', { market: 0 }, 'security 70, insights 65, market 0'],
  [
    'two known ones can be named beside what is unknown',
    { tokenomics: null, market: null, social: null },
    'security 70, insights 65, tokenomics null',
  ],
  [
    'one known sub-score is no reason',
    { tokenomics: null, security: null, market: null, social: null },
    null,
  ],
])('R-AIX-002 why a coin is a gem: %s', (_, over, expected) => expect(words(over)).toBe(expected))

it('R-AIX-002 a reason never names one sub-score twice, and nothing known is weaker than its weakest', () => {
  const score = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null })
  fc.assert(
    fc.property(
      fc.record({
        tokenomics: score,
        security: score,
        market: score,
        insights: score,
        social: score,
      }),
      (each) => {
        const reason = gemReason(each)
        if (reason === null) return
        const named = [...reason.strongest, reason.weakest]
        expect(new Set(named.map(({ key }) => key)).size).toBe(3)
        const least = reason.weakest.score ?? -1
        for (const key of subscoreKeys) expect(each[key] ?? -1).toBeGreaterThanOrEqual(least)
      },
    ),
  )
})
