// What is done to the server, its store, its disk and everybody's clocks while the clients work.
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '../cast/client.ts'
import type { Line } from '../cast/faulty-line.ts'
import type { Dice } from '../dice.ts'
import { breakDisk, brokenDiskRefusal, withChildren } from './broken-disk.ts'
import type { Stage } from './stage.ts'

export type Nemesis = {
  /** Does one thing, mends it, and says what it was; every kind has its turn before one has a second. */
  strike: () => Promise<void>
  skipped: string[]
}

const hourMs = 3_600_000
const clockJumpsMs = [-24 * hourMs, -hourMs, -5000, 0, 60_000, 24 * hourMs, 48 * hourMs]

type Hurt = { name: string; run: (note: (name: string) => void) => Promise<void> }

const hurtsOf = (
  stage: Stage,
  { line, clients, dice }: { line: Line; clients: readonly Client[]; dice: Dice },
): Hurt[] => {
  const { disk, database } = stage
  const up = async (): Promise<void> => {
    await stage.raise()
    line.lead(stage.url())
  }
  const kill = async (): Promise<void> => {
    await stage.kill()
    await up()
  }
  const pause = async (): Promise<void> => {
    await up()
    process.kill(stage.serverPid(), 'SIGSTOP')
    await wait(dice.between(200, 1200))
    process.kill(stage.serverPid(), 'SIGCONT')
  }
  const hurts: Hurt[] = [
    { name: 'kill -9 of the server', run: kill },
    { name: 'server stopped and continued', run: pause },
    { name: 'clock of the server set', run: async () => stage.setClock(dice.pick(clockJumpsMs)) },
    {
      name: 'clock of a device set',
      run: async () => dice.pick(clients).setClock(dice.pick(clockJumpsMs)),
    },
    { name: 'device closed and reopened', run: () => dice.pick(clients).restart() },
  ]
  if (database) {
    hurts.push({
      name: 'kill -9 of PostgreSQL',
      run: async () => {
        await database.crash()
        await wait(dice.between(0, 300))
        await up()
      },
    })
  }
  if (disk) {
    const whileFull = async (work: () => Promise<unknown>): Promise<void> => {
      disk.fill()
      try {
        await work()
      } finally {
        disk.free()
        await up()
      }
    }
    hurts.push(
      { name: 'disk full', run: () => whileFull(() => wait(dice.between(300, 1000))) },
      { name: 'kill -9 of the server, disk full', run: () => whileFull(() => stage.kill()) },
    )
  }
  if (brokenDiskRefusal() === null) {
    hurts.push({
      name: 'I/O errors',
      run: async (note) => {
        await up()
        const pids = database ? withChildren(database.pid() ?? 0) : [stage.serverPid()]
        // Each of PostgreSQL's processes counts for itself and writes little.
        const injected = await breakDisk(pids, {
          forMs: dice.between(400, 1000),
          every: (database ? 1 : 2) + dice.below(database ? 3 : 9),
        })
        for (let at = 0; at < injected; at += 1) note('write or sync failed with EIO')
        await up()
      },
    })
  }
  return hurts
}

export const createNemesis = (
  stage: Stage,
  cast: { line: Line; clients: readonly Client[]; dice: Dice; note: (name: string) => void },
): Nemesis => {
  const hurts = hurtsOf(stage, cast)
  const refusal = brokenDiskRefusal()
  let turn: Hurt[] = []
  return {
    skipped: [...stage.skipped, ...(refusal === null ? [] : [`I/O errors: ${refusal}`])],
    strike: async () => {
      if (turn.length === 0) turn = [...hurts]
      const [hurt] = turn.splice(cast.dice.below(turn.length), 1)
      if (!hurt) return
      cast.note(hurt.name)
      await hurt.run(cast.note)
    },
  }
}
