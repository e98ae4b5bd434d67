// Reads what a request carries beyond its body: the idempotency key, the device, and the list's
// lane (design 6).
import type { IncomingHttpHeaders } from 'node:http'
import {
  baseFieldsVersionHeader,
  clientIdHeader,
  idempotencyKeyHeader,
  ifFieldsVersionHeader,
  laneHeader,
  laneSequenceHeader,
} from '#contract/headers.ts'
import { Refusal } from '../../refusal.ts'

export type LaneSequence = { lane: string; clientId: string | null; seq: number | null }
/**
 * Versions of a list's fields: the one an edit was merged with, and the one its writer knew when it
 * was begun.
 */
export type FieldVersions = { mergedWith: number | null; known: number | null }
export type MutationHeaders = {
  key: string | null
  lane: LaneSequence | null
  fieldVersions: FieldVersions
}

export const noFieldVersions: FieldVersions = { mergedWith: null, known: null }

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

const readCount = (headers: IncomingHttpHeaders, name: string): number | null => {
  const text = readHeader(headers, name, sequenceForm)
  return text === null ? null : Number(text)
}

/**
 * The extension headers of a mutation. Throws REQUEST_INVALID, naming the header, when one is
 * malformed or lacks its partner.
 */
export const readMutationHeaders = (headers: IncomingHttpHeaders): MutationHeaders => {
  const key = readHeader(headers, idempotencyKeyHeader, keyForm)
  const clientId = readHeader(headers, clientIdHeader, idForm)
  const lane = readHeader(headers, laneHeader, idForm)
  const seq = readCount(headers, laneSequenceHeader)
  const fieldVersions = {
    mergedWith: readCount(headers, ifFieldsVersionHeader),
    known: readCount(headers, baseFieldsVersionHeader),
  }
  const missing =
    seq === null ? null : lane === null ? laneHeader : clientId === null ? clientIdHeader : null
  if (missing !== null)
    throw new Refusal('REQUEST_INVALID', {
      values: { field: missing },
      extra: { fields: [missing] },
    })
  return { key, lane: lane === null ? null : { lane, clientId, seq }, fieldVersions }
}

/** A server that is plain ignores them. */
export const noMutationHeaders: MutationHeaders = {
  key: null,
  lane: null,
  fieldVersions: noFieldVersions,
}
