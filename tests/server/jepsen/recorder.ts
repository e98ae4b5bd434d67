// Writes the history down while it happens.
import { performance } from 'node:perf_hooks'
import type { Http, HttpAnswer, HttpRequest } from '#api/http.ts'
import { isApiError } from '#api/api-error.ts'
import { idempotencyKeyHeader, laneHeader } from '#contract/headers.ts'
import { changesOutput, type WatchlistChange } from '#contract/watchlists/watchlist-changes.ts'
import type { ListKind } from '#domain/watchlist.ts'
import type { HistoryEvent } from './history.ts'

type Said = HistoryEvent extends infer Event
  ? Event extends HistoryEvent
    ? Omit<Event, 'atMs' | 'process'>
    : never
  : never

export type Recorder = {
  events: HistoryEvent[]
  nowMs: () => number
  add: (process: string, said: Said) => void
}

export const createRecorder = (): Recorder => {
  const startedMs = performance.now()
  const events: HistoryEvent[] = []
  const nowMs = (): number => performance.now() - startedMs
  return {
    events,
    nowMs,
    add: (process, said) => void events.push({ atMs: nowMs(), process, ...said }),
  }
}

const undecided = new Set([401, 408, 425, 429])

type Word = { type: 'ok'; listId: string | null } | { type: 'fail' | 'info'; code: string }
type Spoken = { success?: unknown; output?: unknown; error?: unknown }

const wordOf = (status: number, { success, output, error }: Spoken): Word => {
  const code = typeof error === 'string' ? error : `HTTP ${status}`
  if (status >= 500 || undecided.has(status) || typeof success !== 'boolean')
    return { type: 'info', code }
  if (!success) return { type: 'fail', code }
  const id: unknown =
    typeof output === 'object' && output !== null ? Reflect.get(output, 'id') : null
  return {
    type: 'ok',
    listId: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
  }
}

/** One change of a request with the word an answer has for it. */
type Sent = { invoke: Extract<Said, { type: 'invoke' }>; wordIn: (answer: HttpAnswer) => Word }

const spokenIn = ({ data, isJson }: HttpAnswer): Spoken => (isJson ? data : {}) as Spoken
const kindOf = (f: string): ListKind => (f.includes('ido') ? 'ido' : 'coin')

/** Each change of a batch has its own key and its own word; what the answer says nothing of stays unknown. */
const batchSent = (changes: readonly WatchlistChange[]): Sent[] =>
  changes.map(({ f, payload, key, lane }, at) => ({
    invoke: { type: 'invoke', f, kind: kindOf(f), key, lane, body: payload },
    wordIn: (answer) => {
      const own = changesOutput.safeParse(spokenIn(answer).output).data?.[at]
      return own === undefined ? { type: 'info', code: 'nothing said' } : wordOf(own.status, own)
    },
  }))

const sentIn = ({ headers, body }: HttpRequest): Sent[] => {
  const { f, ...payload } = body as { f: string }
  if (f === 'change_watchlist_items')
    return batchSent((payload as { changes: WatchlistChange[] }).changes)
  const key = headers?.[idempotencyKeyHeader]
  if (key === undefined) return []
  const invoke = {
    type: 'invoke',
    f,
    kind: kindOf(f),
    key,
    lane: headers?.[laneHeader] ?? null,
    body: payload,
  } as const
  return [{ invoke, wordIn: (answer) => wordOf(answer.status, spokenIn(answer)) }]
}

/** The app's own sender, watched: every change that carries a key is written down with what came of it. */
export const recorded =
  (http: Http, recorder: Recorder, process: string): Http =>
  async (request) => {
    const sent = sentIn(request)
    for (const { invoke } of sent) recorder.add(process, invoke)
    try {
      const answer = await http(request)
      for (const {
        invoke: { key },
        wordIn,
      } of sent)
        recorder.add(process, { key, ...wordIn(answer) })
      return answer
    } catch (error) {
      for (const {
        invoke: { key },
      } of sent)
        recorder.add(process, {
          type: 'info',
          key,
          code: isApiError(error) ? error.kind : 'defect',
        })
      throw error
    }
  }
