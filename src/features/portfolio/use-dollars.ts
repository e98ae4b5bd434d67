// Amounts of the books as the screen writes them: in the currency of this device, gains with their
// sign.
import type { Decimal } from '#domain/ledger/decimal.ts'
import type { ChangeDirection } from '#domain/format/change.ts'
import { unknownFigure } from '#domain/format/figure.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'

export type Signed = { direction: ChangeDirection; text: string }

export type Dollars = {
  plain: (usd: Decimal | null) => string
  signed: (usd: Decimal | number | null) => Signed
}

const signs = { up: '+', down: '\u2212', flat: '' } as const

const directionOf = (usd: number): ChangeDirection => {
  if (Math.abs(usd) < 0.005) return 'flat'
  return usd > 0 ? 'up' : 'down'
}

/** Prices are shortened from here on; what somebody owns is written out, without its cents. */
const shortenedFrom = 1_000_000

const writtenOut = (format: Format, usd: number): string =>
  format.currency === 'USD' && Math.abs(usd) >= shortenedFrom
    ? `$${format.count(Math.round(usd))}`
    : format.price(usd)

export const useDollars = (): Dollars => {
  const format = useFormat()
  return {
    plain: (usd) => (usd === null ? unknownFigure : writtenOut(format, usd.toNumber())),
    signed: (usd) => {
      if (usd === null) return { direction: 'flat', text: unknownFigure }
      const value = typeof usd === 'number' ? usd : usd.toNumber()
      const direction = directionOf(value)
      return { direction, text: `${signs[direction]}${writtenOut(format, Math.abs(value))}` }
    },
  }
}
