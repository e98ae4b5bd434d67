// The words of a rating input, of who said it, and of a sub-score, by their keys.
import type { RatingInputKey } from '#domain/rating/inputs.ts'
import type { RatingKind, SubscoreKey } from '#domain/rating/subscores.ts'
import type { TextKey } from '#i18n/areas.ts'

type RatingText = TextKey<'rating'>

const capitalised = <Word extends string>(word: Word): Capitalize<Word> =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>

export const inputText = (key: RatingInputKey): RatingText => `input${capitalised(key)}`

/** A sale has no trading yet: its market sub-score is the terms of the sale (design 8). */
export const subscoreText = (key: SubscoreKey, kind: RatingKind): RatingText =>
  kind === 'sale' && key === 'market' ? 'terms' : key

const sourceTexts: Readonly<Record<string, RatingText>> = {
  sample: 'sourceSample',
  reference: 'sourceReference',
  coingecko: 'sourceCoingecko',
  file: 'sourceFile',
  goplus: 'sourceGoplus',
  defillama: 'sourceDefillama',
}

/** Null where a source has no words of its own; its code is then shown as it is. */
export const sourceText = (source: string): RatingText | null => sourceTexts[source] ?? null
