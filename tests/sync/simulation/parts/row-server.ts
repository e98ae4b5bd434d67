// The server's side of an entity, faked: rows by person, and keys and lanes as the real server honours them
// (decisions/010). What its calls do to the rows the entity says.
import { succeed, type Envelope } from '#contract/envelope.ts'
import {
  clientIdHeader,
  idempotencyKeyHeader,
  laneHeader,
  laneSequenceHeader,
} from '#contract/headers.ts'

type Answer = { status: number; envelope: Envelope }
type State<Row> = {
  rows: Map<string, readonly Row[]>
  kept: Map<string, { fingerprint: string; answer: Answer }>
  lanes: Map<string, { seq: number; key: string | null }>
}

export type RowCall = {
  user: string
  f: string
  payload: Record<string, unknown>
  headers: Record<string, string>
}

/** `lane`: the device's own id of the row, null on a plain server. `newId`: what the server calls a row it makes. */
export type RowChange<Row> = {
  rows: readonly Row[]
  f: string
  payload: Record<string, unknown>
  lane: string | null
  newId: () => string
}
/** The rows after it and the output, or the code of a no. */
export type RowOutcome<Row> = { rows: readonly Row[]; output: unknown } | string

export type RowServer<Row> = {
  call: (call: RowCall) => Answer
  rowsOf: (user: string) => readonly Row[]
  /** Everything as it is; what is given back goes back to that moment. */
  snapshot: () => () => void
}

export type RowServerOptions<Row> = {
  isPlain: boolean
  /** The call that changes nothing, and its output. */
  load: string
  toWire: (row: Row) => unknown
  change: (change: RowChange<Row>) => RowOutcome<Row>
}

const ok = (output: unknown): Answer => ({
  status: 200,
  envelope: succeed(structuredClone(output)),
})
const no = (code: string, status = 200): Answer => ({
  status,
  envelope: { success: false, output: null, error: code, errormsg: code },
})

export const createRowServer = <Row>({
  isPlain,
  load,
  toWire,
  change,
}: RowServerOptions<Row>): RowServer<Row> => {
  let state: State<Row> = { rows: new Map(), kept: new Map(), lanes: new Map() }
  let ids = 0
  const newId = (): string => `row-${(ids += 1)}`
  const rowsOf = (user: string): readonly Row[] => state.rows.get(user) ?? []

  const run = ({ user, f, payload }: RowCall, lane: string | null): Answer => {
    const outcome = change({ rows: rowsOf(user), f, payload, lane, newId })
    if (typeof outcome === 'string') return no(outcome)
    state.rows.set(user, outcome.rows)
    return ok(outcome.output)
  }

  const mutate = (call: RowCall): Answer => {
    if (isPlain) return run(call, null)
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
    const answer = run(call, lane)
    state.lanes.set(place, { seq, key })
    if (key !== null) state.kept.set(`${user} ${key}`, { fingerprint, answer })
    return answer
  }

  return {
    rowsOf,
    call: (call) => (call.f === load ? ok(rowsOf(call.user).map(toWire)) : mutate(call)),
    snapshot: () => {
      const saved = structuredClone(state)
      return () => {
        state = structuredClone(saved)
      }
    },
  }
}
