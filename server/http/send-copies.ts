// Sends whichever copy of a text the asker can read, or that they have it already.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  compressedOnce,
  type CompressedCopies,
  type Encoding,
} from '../calls/answers/compressed-copies.ts'

/** The best an asker can read, by `accept-encoding`. */
export const encodingFor = (headers: IncomingHttpHeaders): Encoding => {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((part) => [etag, '*'].includes(part.trim()))

/**
 * Brotli before gzip before the text itself; 304 and no body for who names this text in
 * `if-none-match`, where `isConditional`. Type and status are the caller's.
 */
export const sendCopies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { copies, isConditional }: { copies: CompressedCopies; isConditional: boolean },
): FastifyReply => {
  const encoding = encodingFor(request.headers)
  const copy = copies.as(encoding)
  reply.header('vary', 'accept-encoding')
  if (isConditional) {
    reply.header('etag', copies.etag())
    if (isKnown(request, copies.etag())) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(copy)
}

/** As many bytes as make compressing worth its while. */
const compressFromLength = 1024

/**
 * A text that nobody is sent again, compressed at once: a stream through other threads costs more
 * than the few KB it is. Type and status are the caller's.
 */
export const sendOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): FastifyReply => {
  if (text.length < compressFromLength) return reply.send(text)
  const encoding = encodingFor(request.headers)
  reply.header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(compressedOnce(text, encoding))
}
