// create_watchlist, create_ido_watchlist. Refused: parked, with retry and discard.
import { callNames } from './call-names.ts'
import type { Sender } from './sender.ts'

export const createListSender: Sender<'create'> = {
  request: ({ kind, fields: { name, description, iconId, iconName } }) => ({
    f: callNames[kind].create,
    payload: {
      name,
      icon_id: iconId,
      ...(iconName === undefined ? {} : { icon_name: iconName }),
      description,
    },
  }),
}

/** What the server calls the new list, or null where its answer does not say. */
export const createdServerId = (output: unknown): string | null => {
  const id: unknown =
    typeof output === 'object' && output !== null ? Reflect.get(output, 'id') : null
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
