// A change in percent: sign, arrow and direction, so that colour is never the only carrier.
import { formatCompact } from './compact.ts'
import { isFigure, numberFormat, unknownFigure, withMinus } from './figure.ts'

export type ChangeDirection = 'up' | 'down' | 'flat'
export type Change = { direction: ChangeDirection; arrow: '▲' | '▼' | ''; text: string }

const arrows = { up: '▲', down: '▼', flat: '' } as const
const compactFromPercent = 100_000

/** A loss is never rounded to a total one: -99.99995 % is not -100 %. */
const shownPercent = (percent: number): number => {
  const rounded = Math.round(percent * 100) / 100
  return rounded <= -100 && percent > -100 ? -99.99 : rounded
}

const directionOf = (shown: number): ChangeDirection => {
  if (shown === 0) return 'flat'
  return shown > 0 ? 'up' : 'down'
}

const percentText = (shown: number, locale: string): string => {
  if (Math.abs(shown) < compactFromPercent) {
    const options = {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    } as const
    return withMinus(numberFormat(locale, options).format(shown / 100))
  }
  const pattern = numberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    useGrouping: false,
  })
  const parts = pattern
    .formatToParts(shown)
    .map(({ type, value }) => (type === 'integer' ? formatCompact(Math.abs(shown), locale) : value))
  return withMinus(parts.join(''))
}

/** Which way a change goes, as it is shown: one that rounds to nothing is flat. */
export const changeDirection = (percent: number | null | undefined): ChangeDirection =>
  isFigure(percent) ? directionOf(shownPercent(percent)) : 'flat'

/**
 * `percent` as the wire carries it (12.3 means 12.3 %); null where unknown reads '-' and is flat.
 */
export const formatChange = (percent: number | null | undefined, locale = 'en'): Change => {
  if (!isFigure(percent)) return { direction: 'flat', arrow: '', text: unknownFigure }
  const shown = shownPercent(percent)
  const direction = directionOf(shown)
  return { direction, arrow: arrows[direction], text: percentText(shown, locale) }
}

/** A share without a sign: '12.3%', '%12,3' in Turkish; '-' where unknown. At most one decimal. */
export const formatShare = (percent: number | null | undefined, locale = 'en'): string =>
  isFigure(percent)
    ? withMinus(
        numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100),
      )
    : unknownFigure
