// How the figures of an analysis are written, and by which label they are cited.
import type { CitedFigure, Figure } from '#domain/analysis/statement.ts'
import type { Format } from '#i18n/use-format.ts'

const writers: Record<Figure['unit'], (format: Format, value: number) => string> = {
  price: (format, value) => format.price(value),
  money: (format, value) => format.money(value),
  change: (format, value) => format.change(value).text,
  share: (format, value) => format.share(value),
  count: (format, value) => format.count(value),
  amount: (format, value) => format.compact(value),
  score: (format, value) => format.count(value),
  date: (format, value) => format.date(value),
}

export const figureText = (format: Format, { unit, value }: Figure): string =>
  writers[unit](format, value)

export const citeKey = <Name extends CitedFigure>(name: Name): `cite${Capitalize<Name>}` =>
  `cite${(name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>}`
