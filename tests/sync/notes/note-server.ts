// The server's side of notes, faked: one note a coin.
import { createRowServer, type RowServer } from '../simulation/parts/row-server.ts'

export type ServerNote = { id: string; coinId: string; text: string; clientId: string | null }

export const createNoteServer = (isPlain: boolean): RowServer<ServerNote> =>
  createRowServer<ServerNote>({
    isPlain,
    load: 'get_coin_notes',
    toWire: ({ id, coinId, text, clientId }) => ({
      id,
      coinId,
      text,
      ...(isPlain ? {} : { client_id: clientId }),
    }),
    change: ({ rows, f, payload, lane, newId }) => {
      const text = String(payload['text'])
      if (f === 'create_coin_note') {
        const coinId = String(payload['coinId'])
        const there = rows.find((one) => one.coinId === coinId)
        if (there) return { rows, output: { id: there.id } }
        const id = newId()
        return { rows: [...rows, { id, coinId, text, clientId: lane }], output: { id } }
      }
      const note = rows.find(({ id }) => id === payload['id'])
      if (!note) return 'NOTE_NOT_FOUND'
      const others = rows.filter((one) => one !== note)
      return {
        rows: f === 'edit_coin_note' ? [...others, { ...note, text }] : others,
        output: { id: note.id },
      }
    },
  })
