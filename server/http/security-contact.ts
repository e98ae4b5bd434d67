// Where reports of security problems go (RFC 9116), if the operator has named a contact.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** The standard asks for less than a year; every answer says it anew. */
const validForMs = 180 * 86_400_000

export const registerSecurityContact = (
  app: FastifyInstance,
  { config: { securityContact, appOrigin }, clock }: Deps,
): void => {
  if (securityContact === undefined) return
  const address = '/.well-known/security.txt'
  app.get(address, async (_, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(clock.nowMs() + validForMs).toISOString()}`,
      ...(appOrigin === undefined ? [] : [`Canonical: ${appOrigin}${address}`]),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}
