// Sends whichever copy of a text the asker can read.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompressedCopies } from '../calls/answers/compressed-copies.ts'

/** Brotli before gzip before the text itself. Type and status are the caller's. */
export const sendCopies = (
  request: FastifyRequest,
  reply: FastifyReply,
  copies: CompressedCopies,
): FastifyReply => {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  reply.header('vary', 'accept-encoding')
  return encoding === null
    ? reply.send(copies.identity)
    : reply.header('content-encoding', encoding).send(copies[encoding])
}
