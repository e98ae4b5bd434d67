// Fields of answers as hosts write them (D-PHPTYPES): a PHP host sends "1" for true, "12.5"
// for a figure, '2026-01-05 10:00:00' for a time, and leaves out what it does not know. This is the
// place where that is read, with objects.ts and rows.ts; our own server writes the strict form,
// which every reading leaves as it is.
import * as z from 'zod/mini'
import { toSeconds } from '#domain/format/date.ts'

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

const numberOf = (value: unknown): number | null => {
  const number =
    typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : (value as number)
  return Number.isFinite(number) ? number : null
}

const calendar = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/

const secondsOf = (value: unknown): number | null => {
  const number = numberOf(value)
  if (number !== null) return toSeconds(number)
  const [, day, time = '00:00', zone = 'Z'] =
    (typeof value === 'string' ? calendar.exec(value.trim()) : null) ?? []
  const atMs = day === undefined ? Number.NaN : Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(atMs) ? null : Math.floor(atMs / 1000)
}

const flags = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
  ['', false],
])

const flagOf = (value: unknown): boolean | null =>
  flags.get(typeof value === 'string' ? value.trim() : value) ?? null

/** A text, also from a figure. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null

/** Null where unknown, as every field below; `z.optional` of one leaves an absent one absent. */
export const figure = z.transform(numberOf)
/** A figure that counts: rounded. */
export const whole = z.transform((value: unknown) => {
  const number = numberOf(value)
  return number === null ? null : Math.round(number)
})
/** Whole, from 0 to 100; anything else is no score. */
export const percent = z.transform((value: unknown) => {
  const number = numberOf(value)
  return number === null || number < 0 || number > 100 ? null : Math.round(number)
})
/** From seconds, milliseconds or 'YYYY-MM-DD HH:MM:SS' (UTC). */
export const seconds = z.transform(secondsOf)
export const flag = z.transform(flagOf)
/** A flag that may stay 0 or 1, as the specification's own are (D-EMAILVERIFIED). */
export const bit = z.transform((value: unknown): boolean | number | null =>
  value === 0 || value === 1 ? value : flagOf(value),
)
/** A flag that is down where nothing is said. */
export const isSet = z.transform((value: unknown) => flagOf(value) ?? false)
export const text = z.transform(textOf)
/** A word of a host's own: a figure is none. */
export const word = z.transform((value: unknown) => (typeof value === 'string' ? value : null))
/** A text that is empty where there is none. */
export const label = z.transform((value: unknown) => textOf(value) ?? '')

/** What a row is nothing without. */
export const knownFigure = z.pipe(figure, z.number())
export const knownWhole = z.pipe(whole, z.int())
export const knownPercent = z.pipe(percent, z.int())
export const knownSeconds = z.pipe(seconds, z.number())
export const knownFlag = z.pipe(flag, z.boolean())
export const knownText = z.pipe(text, z.string().check(z.minLength(1)))

/** One of these words, in any case; null where it is another or none. */
export const oneOf = <const Word extends string>(known: readonly Word[]) =>
  z.transform((value: unknown): Word | null => {
    const said = textOf(value)?.trim().toLowerCase()
    return known.find((each) => each.toLowerCase() === said) ?? null
  })
