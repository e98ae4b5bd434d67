// A name for every request, in its answer and in every line of the log that is about it. Made here:
// a name that comes from outside could be anybody's.
import type { FastifyInstance } from 'fastify'
import { requestIdHeader } from '#contract/headers.ts'

export const registerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
}
