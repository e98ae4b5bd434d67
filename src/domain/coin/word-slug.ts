// A category or a chain as it may stand in an address: sources word them freely ("Layer 1",
// "AI & DePIN").
import { foldText } from '../text/fold-text.ts'

/** Letters and digits in lower case with dashes between: 'AI & DePIN' -> 'ai-depin'. */
export const wordSlug = (word: string): string =>
  foldText(word)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Whether an address that says `one` means `other`. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || (wordSlug(one) !== '' && wordSlug(one) === wordSlug(other))
