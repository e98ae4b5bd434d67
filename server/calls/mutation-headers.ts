// Reads what a request carries beyond its body: the idempotency key, the device, and the list's lane (design 6).
import type { IncomingHttpHeaders } from 'node:http'
import { clientIdHeader, idempotencyKeyHeader, laneHeader, laneSequenceHeader } from '#contract/headers.ts'
import { Refusal } from '../refusal.ts'

export type LaneSequence = { lane: string; clientId: string | null; seq: number | null }
export type MutationHeaders = { key: string | null; lane: LaneSequence | null }

const keyForm = /^[\x21-\x7e]{8,128}$/
const idForm = /^[A-Za-z0-9_-]{8,64}$/
const sequenceForm = /^\d{1,15}$/

const readHeader = (headers: IncomingHttpHeaders, name: string, form: RegExp): string | null => {
  const value = headers[name]
  if (value === undefined) return null
  if (typeof value !== 'string' || !form.test(value)) {
    throw new Refusal('REQUEST_INVALID', { values: { field: name }, extra: { fields: [name] } })
  }
  return value
}

/** The extension headers of a mutation. Throws REQUEST_INVALID, naming the header, when one is malformed or lacks its partner. */
export const readMutationHeaders = (headers: IncomingHttpHeaders): MutationHeaders => {
  const key = readHeader(headers, idempotencyKeyHeader, keyForm)
  const clientId = readHeader(headers, clientIdHeader, idForm)
  const lane = readHeader(headers, laneHeader, idForm)
  const seqText = readHeader(headers, laneSequenceHeader, sequenceForm)
  const missing = seqText === null ? null : lane === null ? laneHeader : clientId === null ? clientIdHeader : null
  if (missing !== null) throw new Refusal('REQUEST_INVALID', { values: { field: missing }, extra: { fields: [missing] } })
  return { key, lane: lane === null ? null : { lane, clientId, seq: seqText === null ? null : Number(seqText) } }
}

/** A server that is plain ignores them. */
export const noMutationHeaders: MutationHeaders = { key: null, lane: null }
