// `npm run bench:peers`: the same schedules through every contender, against our server with and without its extensions.
// SEED and SCHEDULES come from the environment.
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Contender } from './contender.ts'
import { own } from './peers/own.ts'
import { tanstack } from './peers/tanstack.ts'
import { workboxBasic, workboxCareful } from './peers/workbox.ts'
import { play, type Score } from './play.ts'
import { openShore } from './shore.ts'
import { storyOf } from './story.ts'

const seed = Number(process.env['SEED'] ?? 20_260_105)
const schedules = Number(process.env['SCHEDULES'] ?? 200)
const contenders: Contender[] = [own, workboxBasic, workboxCareful, tanstack]

const versionOf = (name: string): string => {
  const manifest: unknown = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`${name}/package.json`), 'utf8'),
  )
  return `${name} ${String((manifest as { version: unknown }).version)}`
}

/** The libraries talk to the console about every failure; the table is what is asked for here. */
const quietly = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { log, warn, error } = console
  Object.assign(console, { log: () => {}, warn: () => {}, error: () => {} })
  try {
    return await work()
  } finally {
    Object.assign(console, { log, warn, error })
  }
}

const cells = (name: string, values: (string | number)[]): string =>
  name.padEnd(34) + values.map((value) => String(value).padStart(9)).join('')

const total = (scores: readonly Score[], of: keyof Score): number =>
  scores.reduce((sum, score) => sum + score[of], 0)
const columns = ['changes', 'wishes', 'kept', 'lost', 'doubled', 'stuck', 'refused'] as const

console.log(
  `seed ${seed}, ${schedules} schedules; ${['workbox-background-sync', 'workbox-strategies', '@tanstack/offline-transactions', '@tanstack/db'].map(versionOf).join(', ')}; Node ${process.version}`,
)
for (const hasExtensions of [true, false]) {
  const shore = await openShore(hasExtensions)
  console.log(
    `\n${cells(hasExtensions ? 'server that honours keys' : 'plain server', [...columns])}`,
  )
  for (const contender of contenders) {
    const scores: Score[] = []
    for (let index = 0; index < schedules; index += 1)
      scores.push(await quietly(() => play(contender, shore, storyOf(seed, index))))
    console.log(
      cells(
        contender.name,
        columns.map((column) => total(scores, column)),
      ),
    )
    const worst = scores.findIndex(({ lost, doubled, stuck }) => lost + doubled + stuck > 0)
    if (contender === own && worst >= 0)
      console.log(`  our own first: schedule ${worst}, ${JSON.stringify(scores[worst])}`)
  }
  await shore.close()
}
