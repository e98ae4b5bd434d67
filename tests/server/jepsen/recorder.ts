// Writes the history down while it happens.
import { performance } from 'node:perf_hooks'
import type { Http, HttpAnswer } from '#api/http.ts'
import { isApiError } from '#api/api-error.ts'
import { idempotencyKeyHeader, laneHeader } from '#contract/headers.ts'
import type { HistoryEvent } from './history.ts'

type Said = HistoryEvent extends infer Event ? (Event extends HistoryEvent ? Omit<Event, 'atMs' | 'process'> : never) : never

export type Recorder = { events: HistoryEvent[]; nowMs: () => number; add: (process: string, said: Said) => void }

export const createRecorder = (): Recorder => {
  const startedMs = performance.now()
  const events: HistoryEvent[] = []
  const nowMs = (): number => performance.now() - startedMs
  return { events, nowMs, add: (process, said) => void events.push({ atMs: nowMs(), process, ...said }) }
}

const undecided = new Set([401, 408, 425, 429])

const wordOf = ({ status, data, isJson }: HttpAnswer): { type: 'ok'; listId: string | null } | { type: 'fail' | 'info'; code: string } => {
  const { success, output, error } = (isJson ? data : {}) as { success?: unknown; output?: unknown; error?: unknown }
  const code = typeof error === 'string' ? error : `HTTP ${status}`
  if (status >= 500 || undecided.has(status) || typeof success !== 'boolean') return { type: 'info', code }
  if (!success) return { type: 'fail', code }
  const id: unknown = typeof output === 'object' && output !== null ? Reflect.get(output, 'id') : null
  return { type: 'ok', listId: typeof id === 'string' || typeof id === 'number' ? String(id) : null }
}

/** The app's own sender, watched: every change that carries a key is written down with what came of it. */
export const recorded = (http: Http, recorder: Recorder, process: string): Http => async (request) => {
  const key = request.headers?.[idempotencyKeyHeader]
  if (key === undefined) return http(request)
  const { f, ...body } = request.body as { f: string }
  recorder.add(process, { type: 'invoke', f, kind: f.includes('ido') ? 'ido' : 'coin', key, lane: request.headers?.[laneHeader] ?? null, body })
  try {
    const answer = await http(request)
    recorder.add(process, { key, ...wordOf(answer) })
    return answer
  } catch (error) {
    recorder.add(process, { type: 'info', key, code: isApiError(error) ? error.kind : 'defect' })
    throw error
  }
}
