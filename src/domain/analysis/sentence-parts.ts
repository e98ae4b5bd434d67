// A sentence in pieces, so that the figures in it can be links wherever a language puts them.

export type SentencePart = { text: string } | { placeholder: string }

/** The first of the code points that no text holds. */
const firstMark = 0xe000
const marks = /([\uE000-\uE0FF])/u

/** A stand-in for each placeholder, to be filled into the sentence in its value's place. */
export const sentenceMarks = (placeholders: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    placeholders.map((placeholder, at) => [placeholder, String.fromCodePoint(firstMark + at)]),
  )

/** Cuts a sentence filled with `sentenceMarks` of the same placeholders at its stand-ins. */
export const sentenceParts = (sentence: string, placeholders: readonly string[]): SentencePart[] =>
  sentence
    .split(marks)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const placeholder = marks.test(piece)
        ? placeholders[(piece.codePointAt(0) ?? 0) - firstMark]
        : undefined
      return placeholder === undefined ? { text: piece } : { placeholder }
    })
