// Where a line of a title may end in Chinese. Browsers break it between any two characters; readers
// expect the ends of words.

export type Phrase = { at: number; text: string }

const oneCharacter = 1

/**
 * The title cut before each word that may begin a line: words of one character (的, 都, 了) stay with
 * what they follow, and so do punctuation and figures. Other languages have spaces, or browsers
 * that know their phrases: the title in one piece.
 */
export const phrasesOf = (title: string, language: string): Phrase[] => {
  if (!language.startsWith('zh') || typeof Intl.Segmenter !== 'function')
    return [{ at: 0, text: title }]
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(title)]
  const starts = words
    .filter(
      ({ segment, isWordLike }, place) =>
        place === 0 ||
        (isWordLike === true &&
          segment.length > oneCharacter &&
          words[place - 1]?.isWordLike === true),
    )
    .map(({ index }) => index)
  return starts.map((at, place) => ({ at, text: title.slice(at, starts[place + 1]) }))
}
