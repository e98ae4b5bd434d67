// The simulation's judge of ledger entries has teeth: this mistake must break a promise.
import { expect, it } from 'vitest'
import type { SyncedEntity } from '#sync/synced-entity.ts'
import type { Bug } from '../simulation/bug.ts'
import { createHost } from '../simulation/host.ts'
import { runSchedules } from '../simulation/run-schedules.ts'

const seed = Number(process.env['SEED'] ?? 20_260_105)

const spoilt = (entity: SyncedEntity): SyncedEntity =>
  entity.kinds.includes('ledgerEntry')
    ? {
        ...entity,
        request: (operation, serverId) => {
          const { f, payload } = entity.request(operation, serverId)
          return { f, payload: { amount: '987654321', ...payload } }
        },
      }
    : entity

const bug: Bug = {
  name: 'an edit carries a field that nobody touched',
  isPlain: false,
  ports: (right) => ({
    ...right,
    entities: {
      ...right.entities,
      // Its code comes later, so it is looked for whenever it is asked for.
      get items() {
        return right.entities.items.map(spoilt)
      },
    },
  }),
}

it(`the simulation catches: ${bug.name} (seed ${seed})`, async () => {
  const host = await createHost(false, 'memory')
  const { failure } = await runSchedules({ host, schedules: 200, seed, bug, doesShrink: false })
  await host.close()
  expect(failure?.message ?? 'not caught').toContain('ledger entries: amount')
})
