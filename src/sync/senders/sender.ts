// One sender per kind of change: how it is asked for, and what a yes brings.
import type { CallName } from '#contract/calls.ts'
import type { OperationRow } from '#data/outbox/operation.ts'

export type Sender<Type extends OperationRow['type']> = {
  /** The call and exactly the payload of the contract. `serverId` is null only for a create. */
  request: (
    operation: Extract<OperationRow, { type: Type }>,
    serverId: string,
  ) => { f: CallName; payload: Record<string, unknown> }
}

export type Senders = { [Type in OperationRow['type']]: Sender<Type> }
