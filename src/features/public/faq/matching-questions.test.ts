import { expect, it } from 'vitest'
import { matchingQuestions } from './matching-questions.ts'
import { questionGroups } from './questions.ts'

const words = (id: string): string =>
  id === 'install' ? 'How do I install the app? Über das Menü' : `question ${id}`

it('R-RTE-005: there are at least twenty questions, each with an id of its own', () => {
  const ids: string[] = questionGroups.flatMap(({ ids: ofGroup }) => [...ofGroup])
  expect(ids.length).toBeGreaterThanOrEqual(20)
  expect(new Set(ids).size).toBe(ids.length)
})

it('finds every word in any order, ignoring accents and case, and leaves empty groups out', () => {
  expect(matchingQuestions('  APP install ', words)).toEqual([
    { group: 'offline', ids: ['install'] },
  ])
  expect(matchingQuestions('menu uber', words)).toEqual([{ group: 'offline', ids: ['install'] }])
  expect(matchingQuestions('nothing like it', words)).toEqual([])
  expect(matchingQuestions(' ', words).map(({ group }) => group)).toEqual(
    questionGroups.map(({ group }) => group),
  )
})
