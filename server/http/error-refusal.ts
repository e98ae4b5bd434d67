// Turns whatever went wrong into a refusal with a code: the framework's complaints, a full disk,
// and defects.
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const frameworkCodes = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'REQUEST_NOT_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'REQUEST_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'REQUEST_MALFORMED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'REQUEST_MALFORMED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'REQUEST_MALFORMED',
} as const

const sqliteFull = 13
const storageFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

type Coded = { code?: unknown; errcode?: unknown; statusCode?: unknown }

const brokenOffCodes = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
])

/**
 * True where whoever asked went away before the answer was whole: nobody's fault, and nobody is
 * left to be told.
 */
export const isBrokenOff = (error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  brokenOffCodes.has(String(((error ?? {}) as Coded).code)) &&
  (raw.destroyed || raw.socket.destroyed)

/** `isDefect` asks for a line in the log. */
export const refusalFor = (error: unknown): { refusal: Refusal; isDefect: boolean } => {
  if (error instanceof Refusal) return { refusal: error, isDefect: false }
  const { code, errcode, statusCode } = (error ?? {}) as Coded
  const known = frameworkCodes[code as keyof typeof frameworkCodes]
  if (known !== undefined) return { refusal: new Refusal(known), isDefect: false }
  // What looks like a way out of the folder of files is told apart from what is not there by nobody
  // but us.
  if (statusCode === 403 || statusCode === 404)
    return { refusal: new Refusal('REQUEST_NOT_FOUND'), isDefect: false }
  if (statusCode === 400) return { refusal: new Refusal('REQUEST_MALFORMED'), isDefect: false }
  if (errcode === sqliteFull || storageFullCodes.has(String(code))) {
    return { refusal: new Refusal('SERVER_STORAGE_FULL', { retryAfterSec: 30 }), isDefect: true }
  }
  return { refusal: new Refusal('SERVER_ERROR'), isDefect: true }
}
