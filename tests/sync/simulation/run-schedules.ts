// Plays schedules made by fast-check from one seed; a failing one is cut down to the moves that matter and told.
import * as fc from 'fast-check'
import type { Bug } from './bug.ts'
import { noFigures, type Figures } from './figures.ts'
import type { Host } from './host.ts'
import { heal } from './heal.ts'
import { storyOf, type Move } from './story.ts'
import { tell } from './tell.ts'
import { watchImmediates } from './virtual-time.ts'
import { World } from './world.ts'

export type Failure = { story: string; message: string; schedules: number; seed: number }

const shrinkForMs = 60_000

const play = async (
  host: Host,
  bug: Bug | null,
  moves: readonly Move[],
  counts: Map<string, number>,
): Promise<void> => {
  const played = new Set(moves.flatMap((move) => (move.do === 'entity' ? [move.entity] : [])))
  const world = new World(host, bug, { counts, played })
  try {
    for (const move of moves) await world.play(move)
    await heal(world)
  } finally {
    world.close()
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Plays one story by itself: what it broke, or "every promise kept". */
export const playStory = async (host: Host, moves: readonly Move[]): Promise<string> => {
  const stopWatching = watchImmediates()
  try {
    await play(host, null, moves, new Map())
    return 'every promise kept'
  } catch (error) {
    return messageOf(error)
  } finally {
    stopWatching()
  }
}

/** Leaves out ever smaller runs of moves as long as the rest still fails. */
const shortest = async (
  moves: readonly Move[],
  failureOf: (moves: readonly Move[]) => Promise<string | null>,
): Promise<readonly Move[]> => {
  const untilMs = Date.now() + shrinkForMs
  let best = moves
  for (let size = Math.floor(best.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.length && Date.now() < untilMs;) {
      const fewer = best.toSpliced(at, size)
      if (await failureOf(fewer)) best = fewer
      else at += size
    }
  }
  return best
}

type Plan = { host: Host; schedules: number; seed: number; bug?: Bug; doesShrink?: boolean }

/** `failure` is null where every schedule kept every promise. */
export const runSchedules = async ({
  host,
  schedules,
  seed,
  bug,
  doesShrink = true,
}: Plan): Promise<{ failure: Failure | null; figures: Figures }> => {
  const figures = noFigures()
  const stopWatching = watchImmediates()
  const failureOf = async (moves: readonly Move[]): Promise<string | null> => {
    try {
      await play(host, bug ?? null, moves, new Map())
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  try {
    const property = fc.asyncProperty(storyOf({ min: 15, max: 45 }), async (moves) => {
      figures.schedules += 1
      figures.moves += moves.length
      await play(host, bug ?? null, moves, figures.counts)
    })
    const details = await fc.check(property, { numRuns: schedules, seed, endOnFailure: true })
    if (!details.failed) return { failure: null, figures }
    const [moves] = details.counterexample ?? [[]]
    const message = messageOf(details.errorInstance)
    if (!doesShrink)
      return { failure: { story: tell(moves), message, schedules: details.numRuns, seed }, figures }
    const fewer = await shortest(moves, failureOf)
    return {
      failure: {
        story: tell(fewer),
        message: (await failureOf(fewer)) ?? message,
        schedules: details.numRuns,
        seed,
      },
      figures,
    }
  } finally {
    stopWatching()
  }
}
