// Amounts somebody starts from, in whichever currency.

/** The amount of the form 1, 2 or 5 times a power of ten that is next to so many dollars. */
export const roundAmountOf = (usd: number, perUsd: number): number => {
  const amount = usd * perUsd
  const power = 10 ** Math.floor(Math.log10(amount))
  const steps = [1, 2, 5, 10].map((step) => step * power)
  return steps.reduce((best, step) =>
    Math.abs(Math.log(step / amount)) < Math.abs(Math.log(best / amount)) ? step : best,
  )
}

/** Rounded up to so many significant digits: what must reach a price must not fall short of it. */
export const roundedUp = (amount: number, digits: number): number => {
  const step = 10 ** (Math.floor(Math.log10(amount)) + 1 - digits)
  return Number((Math.ceil(amount / step) * step).toPrecision(digits))
}
