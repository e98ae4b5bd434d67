// The request of each change of a list, and what is read out of a yes.
import type { CallName } from '#contract/calls.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { callNames } from './call-names.ts'

/**
 * What to call and with exactly the payload of the contract. `serverId` is empty only for a create.
 */
export const requestOf = (
  operation: WatchlistOperation,
  serverId: string,
): { f: CallName; payload: Record<string, unknown> } => {
  const { kind } = operation
  const names = callNames[kind]
  if (operation.type === 'create') {
    const { name, description, iconId, iconName } = operation.fields
    const icon = iconName === undefined ? {} : { icon_name: iconName }
    return { f: names.create, payload: { name, icon_id: iconId, ...icon, description } }
  }
  if (operation.type === 'delete') return { f: names.delete, payload: { id: serverId } }
  if (operation.type === 'edit') {
    const { patch, sentFields } = operation
    const { name = '', description = '', iconId = 1 } = { ...patch, ...sentFields }
    return { f: names.edit, payload: { id: serverId, name, description, icon_id: iconId } }
  }
  const { itemId, desired } = operation
  // The spec's coin call names a description for the entry; nobody writes one.
  const description = kind === 'coin' && desired === 'in' ? { description: '' } : {}
  return {
    f: names[desired],
    payload: { listId: serverId, [names.itemKey]: itemId, ...description },
  }
}

const fieldOf = (output: unknown, name: string): unknown =>
  typeof output === 'object' && output !== null ? Reflect.get(output, name) : null

/** What the server calls the new list, or null where its answer does not say. */
export const createdServerId = (output: unknown): string | null => {
  const id = fieldOf(output, 'id')
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** The version a made or edited list's fields have now, or null where the answer does not say. */
export const fieldsVersionIn = (output: unknown): number | null => {
  const version = fieldOf(output, 'fields_version')
  return typeof version === 'number' ? version : null
}

/**
 * The server's words about a deletion: a text, or an object with a message; null where it said
 * nothing (D-WLDELETETEXT).
 */
export const deletionText = (output: unknown): string | null => {
  const said = typeof output === 'object' ? fieldOf(output, 'message') : output
  return typeof said === 'string' && said.trim() !== '' ? said : null
}
