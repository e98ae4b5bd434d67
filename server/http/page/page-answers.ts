// The document as each address is answered with it: written and compressed once for as long as the
// market is the same, not per request.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressedCopies, type CompressedCopies } from '../../calls/answers/compressed-copies.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'
import { sendCopies } from '../send-copies.ts'
import { withHead } from './head-markup.ts'
import { pageHeadOf } from './page-head.ts'

/** Every coin of a large market may be asked for by a crawler; some 10 KB each. */
const mostKept = 1_000

export type PageSource = {
  /** The built document. */
  html: string
  /** The address people open, where it is configured. */
  origin: string | undefined
  view: () => MarketView | null
}

/** Answers with the document under the status that `reply` has. */
export const createPageAnswers = ({ html, origin, view }: PageSource) => {
  const kept = new Map<string, CompressedCopies>()
  let keptFor: MarketView | null = null

  const answerFor = (pathname: string): CompressedCopies => {
    const now = view()
    if (now !== keptFor) kept.clear()
    keptFor = now
    const head = pageHeadOf(pathname, now)
    const key = head.path ?? ''
    const known = kept.get(key)
    if (known) return known
    const oldest = kept.keys().next()
    if (kept.size >= mostKept && oldest.done !== true) kept.delete(oldest.value)
    const answer = compressedCopies(() => withHead(html, head, origin))
    kept.set(key, answer)
    return answer
  }

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const copies = answerFor(request.url.split('?')[0] ?? '/')
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return sendCopies(request, reply, { copies, isConditional: reply.statusCode === 200 })
  }
}
