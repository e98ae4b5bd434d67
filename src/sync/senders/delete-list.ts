// delete_watchlist {id}. Refused: the list comes back with its selection.
import { callNames } from './call-names.ts'
import type { Sender } from './sender.ts'

export const deleteListSender: Sender<'delete'> = {
  request: ({ kind }, serverId) => ({ f: callNames[kind].delete, payload: { id: serverId } }),
}

/** The server's words about a deletion: a text, or an object with a message; null where it said nothing (D-WLDELETETEXT). */
export const deletionText = (output: unknown): string | null => {
  const said: unknown =
    typeof output === 'object' && output !== null ? Reflect.get(output, 'message') : output
  return typeof said === 'string' && said.trim() !== '' ? said : null
}
