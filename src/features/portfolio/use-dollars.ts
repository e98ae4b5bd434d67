// Amounts of the books as the screen writes them: in the currency of this device, gains with their
// sign.
import type { Decimal } from '#domain/ledger/decimal.ts'
import type { ChangeDirection } from '#domain/format/change.ts'
import { unknownFigure } from '#domain/format/figure.ts'
import { useFormat } from '#i18n/use-format.ts'

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

export const useDollars = (): Dollars => {
  const format = useFormat()
  return {
    plain: (usd) => (usd === null ? unknownFigure : format.price(usd.toNumber())),
    signed: (usd) => {
      if (usd === null) return { direction: 'flat', text: unknownFigure }
      const value = typeof usd === 'number' ? usd : usd.toNumber()
      const direction = directionOf(value)
      return { direction, text: `${signs[direction]}${format.price(Math.abs(value))}` }
    },
  }
}
