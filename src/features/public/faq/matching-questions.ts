// Which questions a search finds: every word of it, anywhere in the question or its answer,
// whatever the accents.
import { foldText } from '#domain/text/fold-text.ts'
import { questionGroups, type QuestionGroup, type QuestionId } from './questions.ts'

export type FoundGroup = { group: QuestionGroup['group']; ids: readonly QuestionId[] }

/**
 * Groups with at least one match; an empty search finds all. `wordsOf` gives question and answer as
 * one text.
 */
export const matchingQuestions = (
  search: string,
  wordsOf: (id: QuestionId) => string,
): FoundGroup[] => {
  const wanted = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const isMatch = (id: QuestionId): boolean => {
    const words = foldText(wordsOf(id))
    return wanted.every((word) => words.includes(word))
  }
  return questionGroups
    .map(({ group, ids }) => ({ group, ids: (ids as readonly QuestionId[]).filter(isMatch) }))
    .filter(({ ids }) => ids.length > 0)
}
