// A rating input's value in its unit, in the words and figures of the page.
import type { RatingUnit } from '#domain/rating/inputs.ts'
import type { ReceiptLine } from '#domain/rating/rating.ts'
import type { Format } from '#i18n/use-format.ts'
import type { Translate } from '#i18n/use-text.ts'

type Words = { format: Format; t: Translate<'receipt'>; rating: Translate<'rating'>; best: number }

const writers: Record<RatingUnit, (value: number, words: Words) => string> = {
  percent: (value, { format }) => format.share(value),
  // One decimal says enough of a share of a thousand, unless nothing would be left of it.
  perThousand: (value, { format, rating }) =>
    rating('perThousand', { value: value < 1 ? format.compact(value) : format.decimal(value) }),
  usd: (value, { format }) => format.money(value),
  count: (value, { format }) => format.compact(value),
  grade: (value, { rating, best }) => rating('gradeOf', { value, best }),
  multiple: (value, { format, rating }) => rating('multiple', { value: format.compact(value) }),
  days: (value, { t }) => t('days', { count: Math.round(value) }),
  rank: (value, { t }) => t('place', { place: value }),
  yesNo: (value, { rating }) => rating(value > 0 ? 'yes' : 'no'),
}

/** '80.4%', '$4.2M', '2/3', '120 days': a known line's value as a reader sees it. */
export const inputValue = (
  { unit, best }: Pick<ReceiptLine, 'unit' | 'best'>,
  value: number,
  words: Omit<Words, 'best'>,
): string => writers[unit](value, { ...words, best })
