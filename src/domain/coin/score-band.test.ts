import { expect, test } from 'vitest'
import { scoreBand, scoreBands } from './score-band.ts'

test('R-CLS-013 bands change at 80, 65, 50 and 35 and nowhere else', () => {
  const changes: number[] = []
  for (let score = 1; score <= 100; score += 1)
    if (scoreBand(score) !== scoreBand(score - 1)) changes.push(score)
  expect(changes).toEqual([35, 50, 65, 80])
})

test('R-FMT-010 the five words, best first', () => {
  expect(scoreBands.map(({ band }) => band)).toEqual([
    'excellent',
    'positive',
    'average',
    'weak',
    'critical',
  ])
  expect([100, 80, 79, 65, 64, 50, 49, 35, 34, 0].map(scoreBand)).toEqual([
    'excellent',
    'excellent',
    'positive',
    'positive',
    'average',
    'average',
    'weak',
    'weak',
    'critical',
    'critical',
  ])
})

test('no score has no band', () => expect(scoreBand(null)).toBeNull())
