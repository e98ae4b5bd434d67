// The request of any queued operation.
import { createListSender } from './create-list.ts'
import { deleteListSender } from './delete-list.ts'
import { editListSender } from './edit-list.ts'
import type { Senders } from './sender.ts'
import { setMemberSender } from './set-member.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import type { Request } from '../ports.ts'

export const senders: Senders = {
  create: createListSender,
  edit: editListSender,
  delete: deleteListSender,
  member: setMemberSender,
}

/** What to call and with which payload. */
export const requestOf = (
  operation: OperationRow,
  serverId: string,
): Pick<Request, 'f' | 'payload'> => {
  if (operation.type === 'create') return senders.create.request(operation, serverId)
  if (operation.type === 'edit') return senders.edit.request(operation, serverId)
  if (operation.type === 'delete') return senders.delete.request(operation, serverId)
  return senders.member.request(operation, serverId)
}
