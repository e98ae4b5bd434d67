// What of a text somebody can see. Texts people write are shown beside other people's and other
// texts, so what hides or reorders is refused.

const control = /\p{Cc}/u
const controlBesideBreaks = /[^\P{Cc}\t\n\r]/u
const loneSurrogate = /\p{Cs}/u
// What Unicode says to draw nothing for, blanks, interlinear marks and the braille cell without a
// dot.
const unseen = /[\s\p{Z}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu
const directions = /[\u202a-\u202e\u2066-\u2069]/g
const embeddings = '\u202a\u202b\u202d\u202e'
const endOfEmbedding = '\u202c'
const endOfIsolate = '\u2069'

/**
 * Length in code points, as every limit on a text people write counts it: an emoji of one code
 * point is one character, not two.
 */
export const textLength = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/**
 * True where `text` holds a control character (Unicode Cc); `isMultiline` leaves it tabs and line
 * breaks.
 */
export const hasControlCharacters = (
  text: string,
  { isMultiline = false }: { isMultiline?: boolean } = {},
): boolean => (isMultiline ? controlBesideBreaks : control).test(text)

/**
 * True where `text` holds half of a surrogate pair: no character, and nothing that UTF-8 can store.
 */
export const hasLoneSurrogate = (text: string): boolean => loneSurrogate.test(text)

/**
 * `text` without everything that draws nothing; empty where nobody would see anything. Only for
 * judging: never stored or shown.
 */
export const visibleText = (text: string): string => text.replaceAll(unseen, '')

/**
 * True where a direction override, embedding or isolate is left open, so that it turns round what
 * stands behind the text too (UAX 9).
 */
export const hasOpenDirection = (text: string): boolean => {
  const open: string[] = []
  for (const [mark] of text.matchAll(directions)) {
    if (mark === endOfEmbedding) {
      if (open.length > 0 && embeddings.includes(open.at(-1) ?? '')) open.pop()
    } else if (mark === endOfIsolate) {
      const isolate = open.findLastIndex((opened) => !embeddings.includes(opened))
      if (isolate !== -1) open.length = isolate
    } else open.push(mark)
  }
  return open.length > 0
}
