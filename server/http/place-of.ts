// Where in the program a request was, for the log: its path and call. What people typed, and what
// follows a "?", stays out.
import type { FastifyRequest } from 'fastify'
import { calls } from '#contract/calls.ts'

const callOf = (body: unknown): string | undefined => {
  const f = typeof body === 'object' && body !== null ? Reflect.get(body, 'f') : undefined
  return typeof f === 'string' && Object.hasOwn(calls, f) ? f : undefined
}

/** The path without its query, and `f` where it is one of the contract's. */
export const placeOf = ({
  url,
  body,
}: Pick<FastifyRequest, 'url' | 'body'>): { path: string; f?: string } => {
  const f = callOf(body)
  return { path: url.split('?')[0]?.slice(0, 200) ?? '/', ...(f === undefined ? {} : { f }) }
}
