// The document as each address is answered with it: written and compressed once for as long as the
// market is the same, not per request.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressedCopies, type CompressedCopies } from '../../calls/answers/compressed-copies.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'
import { sendCopies } from '../send-copies.ts'
import { withHead } from './head-markup.ts'
import { pageHeadOf } from './page-head.ts'

/** Every coin of a large market may be asked for by a crawler; some 10 KB each. */
const mostKept = 1_000

type Answer = { etag: string; copies: CompressedCopies }

export type PageSource = {
  /** The built document. */
  html: string
  /** The address people open, where it is configured. */
  origin: string | undefined
  view: () => MarketView | null
}

const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((part) => [etag, '*'].includes(part.trim()))

/** Answers with the document under the status that `reply` has. */
export const createPageAnswers = ({ html, origin, view }: PageSource) => {
  const kept = new Map<string, Answer>()
  let keptFor: MarketView | null = null

  const answerFor = (pathname: string): Answer => {
    const now = view()
    if (now !== keptFor) kept.clear()
    keptFor = now
    const head = pageHeadOf(pathname, now)
    const key = head.path ?? ''
    const known = kept.get(key)
    if (known) return known
    const oldest = kept.keys().next()
    if (kept.size >= mostKept && oldest.done !== true) kept.delete(oldest.value)
    const text = withHead(html, head, origin)
    const answer = { etag: etagOf(text), copies: compressedCopies(text) }
    kept.set(key, answer)
    return answer
  }

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { etag, copies } = answerFor(request.url.split('?')[0] ?? '/')
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('etag', etag)
    return reply.statusCode === 200 && isKnown(request, etag)
      ? reply.code(304).header('vary', 'accept-encoding').send()
      : sendCopies(request, reply, copies)
  }
}
