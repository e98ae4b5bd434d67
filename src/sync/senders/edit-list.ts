// edit_watchlist {id, name, description, icon_id}. Refused: a coin list keeps the change, an IDO list reverts it.
import { callNames } from './call-names.ts'
import type { Sender } from './sender.ts'

export const editListSender: Sender<'edit'> = {
  request: ({ kind, patch, sentFields }, serverId) => {
    const { name = '', description = '', iconId = 1 } = { ...patch, ...sentFields }
    return {
      f: callNames[kind].edit,
      payload: { id: serverId, name, description, icon_id: iconId },
    }
  },
}

/** The version a made or edited list's fields have now, or null where the answer does not say. */
export const fieldsVersionIn = (output: unknown): number | null => {
  const version: unknown =
    typeof output === 'object' && output !== null ? Reflect.get(output, 'fields_version') : null
  return typeof version === 'number' ? version : null
}
