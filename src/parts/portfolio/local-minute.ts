// Moments as a form writes them: to the minute, on this device's clock.

const two = (part: number): string => String(part).padStart(2, '0')

/** '2026-11-26T08:05': what an input of type datetime-local holds. */
export const localMinute = (sec: number): string => {
  const date = new Date(sec * 1000)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Epoch seconds; NaN where it is no moment. */
export const secOfLocalMinute = (text: string): number =>
  Math.floor(new Date(text === '' ? NaN : text).getTime() / 1000)
