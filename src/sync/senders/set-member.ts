// add_to_watchlist_v2 {listId, coinId, description}, remove_from_watchlist_v2 {listId, coinId} and the IDO pair. Refused: only logged.
import { callNames } from './call-names.ts'
import type { Sender } from './sender.ts'

export const setMemberSender: Sender<'member'> = {
  request: ({ kind, itemId, desired }, serverId) => {
    const names = callNames[kind]
    // The spec's coin call names a description for the entry; nobody writes one.
    const description = kind === 'coin' && desired === 'in' ? { description: '' } : {}
    return {
      f: names[desired],
      payload: { listId: serverId, [names.itemKey]: itemId, ...description },
    }
  },
}
