// One mistake as the simulation puts it in: in the place of a right step, command or port.
import type { AccountDb } from '#data/account-db.ts'
import type { EngineSteps } from '#sync/drain/engine-steps.ts'
import type { SyncPorts } from '#sync/ports.ts'
import type { Commands } from './person.ts'

export type Bug = {
  name: string
  /** Where it can show: the promise is kept by other means in the other mode. */
  isPlain: boolean
  steps?: (right: EngineSteps) => Partial<EngineSteps>
  commands?: (right: Commands) => Partial<Commands>
  ports?: (right: SyncPorts) => SyncPorts
  /** What the next schema does to the queue besides. */
  upgrade?: (outbox: AccountDb['outbox']) => Promise<void>
}
