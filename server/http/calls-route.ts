// The API's endpoints: one route per path of the contract, all of them POST with a JSON body.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dispatch } from '../calls/dispatch.ts'
import { callPaths } from '../calls/find-call.ts'
import { PreparedAnswer } from '../calls/answers/prepared-answer.ts'
import type { Deps } from '../deps.ts'
import { createAccountTurns } from '../quotas/account-turns.ts'
import { inRequest } from '../logging/request-scope.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from './network-of.ts'
import { rateWindowOf } from './rate-window.ts'
import { sendCopies, sendOnce } from './send-copies.ts'

const json = 'application/json; charset=utf-8'

/** Registers the calls with their overall limit. `isStopping` turns new ones away. */
export const registerCalls = (
  app: FastifyInstance,
  deps: Deps,
  isStopping: () => boolean,
): void => {
  const window = rateWindowOf(deps.store, deps.config.limits.callsPerMinutePerIp)
  const turns = createAccountTurns()
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (isStopping()) throw new Refusal('SERVER_STOPPING', { retryAfterSec: 2 })
    const waitSec = deps.config.rateLimits
      ? await window.take(networkOf(request.ip), deps.clock.nowMs())
      : null
    if (waitSec !== null) throw new Refusal('RATE_LIMITED', { retryAfterSec: waitSec })
  }
  for (const path of callPaths) {
    app.post(path, { onRequest: admit }, async (request, reply) => {
      const answer = await inRequest(request.id, () =>
        dispatch(
          deps,
          { path, body: request.body, headers: request.headers, ip: request.ip },
          turns,
        ),
      )
      reply.header('cache-control', 'no-store')
      if (answer instanceof PreparedAnswer)
        return sendCopies(request, reply.type(json), {
          copies: answer.copies,
          isConditional: deps.config.extensions,
        })
      return sendOnce(
        request,
        reply.code(answer.status).type(json),
        answer.json ?? JSON.stringify(answer.envelope),
      )
    })
  }
}
