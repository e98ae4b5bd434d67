// Tells one body from another, whatever the order of its fields and whatever it carries that no
// call asks for.
import { createHash } from 'node:crypto'

const sortedKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex')

/**
 * Of the fields the call knows, as they were sent: a default that a later release adds changes no
 * fingerprint. `parsed` is the payload after the contract, `body` what came, of bounded depth.
 */
export const fingerprintOf = (body: Record<string, unknown>, parsed: object): string =>
  hashOf(
    Object.fromEntries(
      Object.entries(body).filter(([name]) => name === 'f' || Object.hasOwn(parsed, name)),
    ),
  )

/** As the releases before took it: of everything that was sent. */
export const fingerprintOfAll = hashOf
