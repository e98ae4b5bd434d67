// One account that asks as fast as it is answered, and somebody else who would like an answer meanwhile.
import type { Heard, Target } from './target.ts'

/** Asks from `connections` addresses until `forMs` are over; resolves to every answer. */
export const hammer = async (
  ask: (n: number, from: string) => Promise<Heard>,
  { connections, forMs }: { connections: number; forMs: number },
): Promise<Heard[]> => {
  const heard: Heard[] = []
  const untilMs = performance.now() + forMs
  let n = 0
  const one = async (at: number): Promise<void> => {
    while (performance.now() < untilMs) heard.push(await ask((n += 1), `127.0.0.${100 + at}`))
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => one(at)))
  return heard
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A bystander's answers, milliseconds each: reads of a short list, eight a second, until `forMs` are over. */
export const bystanderMs = async (
  target: Target,
  token: string,
  forMs: number,
): Promise<number[]> => {
  const untilMs = performance.now() + forMs
  const taken: number[] = []
  while (performance.now() < untilMs) {
    taken.push((await target.call('get_user_watchlists', {}, { token })).ms)
    await new Promise((resolve) => setTimeout(resolve, 125))
  }
  return taken
}
