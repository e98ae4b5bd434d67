// What a person may have to be told about their lists; the words are the screens'.
import type { ListField } from '#data/watchlists/list-fields.ts'
import type { ListKind } from '#domain/watchlist.ts'
import type { LoadFailure } from '../../drain/load-failure.ts'

export type WatchlistEvent =
  /**
   * `isThrown`: the failure came as an error status, so its message is a reason (D-WLDELETETEXT).
   */
  | {
      type: 'deleteRefused'
      kind: ListKind
      listId: string
      name: string
      code: string | null
      serverMessage: string | null
      isThrown: boolean
    }
  /** `text`: what the server said, null where it said nothing (R-WLC-028). */
  | { type: 'deleteConfirmed'; kind: ListKind; listId: string; name: string; text: string | null }
  | {
      type: 'editReverted'
      kind: ListKind
      listId: string
      code: string | null
      serverMessage: string | null
    }
  /**
   * What the server accepted from this device was written over by somebody who did not know it.
   * `editId`: its entry in Recent activity.
   */
  | {
      type: 'editOvertaken'
      editId: number
      kind: ListKind
      listId: string
      listName: string
      field: ListField
      mine: string | number
      theirs: string | number
    }
  | { type: 'createConfirmed'; kind: ListKind; listId: string; name: string }
  | {
      type: 'createParked'
      kind: ListKind
      listId: string
      name: string
      code: string | null
      serverMessage: string | null
    }
  | { type: 'loadFailed'; kind: ListKind; reason: LoadFailure; serverMessage: string | null }
