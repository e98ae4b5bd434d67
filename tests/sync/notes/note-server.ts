// The server's side of notes, faked: one note a coin, keys and lanes as the real server honours them (decisions/010).
import { succeed, type Envelope } from '#contract/envelope.ts'
import {
  clientIdHeader,
  idempotencyKeyHeader,
  laneHeader,
  laneSequenceHeader,
} from '#contract/headers.ts'

export type ServerNote = { id: string; coinId: string; text: string; clientId: string | null }
type Answer = { status: number; envelope: Envelope }
type State = {
  notes: Map<string, ServerNote[]>
  kept: Map<string, { fingerprint: string; answer: Answer }>
  lanes: Map<string, { seq: number; key: string | null }>
}
export type NoteCall = {
  user: string
  f: string
  payload: Record<string, unknown>
  headers: Record<string, string>
}

export type NoteServer = {
  call: (call: NoteCall) => Answer
  notesOf: (user: string) => readonly ServerNote[]
  /** Everything as it is; what is given back goes back to that moment. */
  snapshot: () => () => void
}

const ok = (output: unknown): Answer => ({
  status: 200,
  envelope: succeed(structuredClone(output)),
})
const no = (code: string, status = 200): Answer => ({
  status,
  envelope: { success: false, output: null, error: code, errormsg: code },
})

export const createNoteServer = (isPlain: boolean): NoteServer => {
  let state: State = { notes: new Map(), kept: new Map(), lanes: new Map() }
  let ids = 0
  const notesOf = (user: string): ServerNote[] => state.notes.get(user) ?? []

  const change = ({ user, f, payload }: NoteCall, clientId: string | null): Answer => {
    const all = notesOf(user)
    const text = String(payload['text'])
    if (f === 'create_coin_note') {
      const coinId = String(payload['coinId'])
      const there = all.find((one) => one.coinId === coinId)
      if (there) return ok({ id: there.id })
      const made = { id: `note-${(ids += 1)}`, coinId, text, clientId }
      state.notes.set(user, [...all, made])
      return ok({ id: made.id })
    }
    const note = all.find(({ id }) => id === payload['id'])
    if (!note) return no('NOTE_NOT_FOUND')
    const others = all.filter((one) => one !== note)
    state.notes.set(user, f === 'edit_coin_note' ? [...others, { ...note, text }] : others)
    return ok({ id: note.id })
  }

  const mutate = (call: NoteCall): Answer => {
    if (isPlain) return change(call, null)
    const { user, f, payload, headers } = call
    const [key = null, lane = null] = [headers[idempotencyKeyHeader], headers[laneHeader]]
    const fingerprint = JSON.stringify([f, payload])
    const kept = key === null ? undefined : state.kept.get(`${user} ${key}`)
    if (kept) return kept.fingerprint === fingerprint ? kept.answer : no('REQUEST_KEY_REUSED', 409)
    const place = `${user} ${headers[clientIdHeader]} ${lane}`
    const seq = Number(headers[laneSequenceHeader])
    const last = state.lanes.get(place)
    if (last && (seq < last.seq || (seq === last.seq && key === last.key)))
      return no('REQUEST_OUT_OF_ORDER', 409)
    const answer = change(call, lane)
    state.lanes.set(place, { seq, key })
    if (key !== null) state.kept.set(`${user} ${key}`, { fingerprint, answer })
    return answer
  }

  return {
    notesOf,
    call: (call) =>
      call.f === 'get_coin_notes'
        ? ok(
            notesOf(call.user).map(({ id, coinId, text, clientId }) => ({
              id,
              coinId,
              text,
              ...(isPlain ? {} : { client_id: clientId }),
            })),
          )
        : mutate(call),
    snapshot: () => {
      const saved = structuredClone(state)
      return () => {
        state = structuredClone(saved)
      }
    },
  }
}
