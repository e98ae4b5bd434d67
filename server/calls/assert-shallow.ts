// How deeply a body may be nested. A parser has no limit, what walks over a parsed body has: its
// stack.
import { Refusal } from '../refusal.ts'

/** The deepest payload of the contract has three levels. */
const deepest = 16

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1)))

/**
 * Throws REQUEST_MALFORMED for a body nested deeper than any call asks for, known fields or not.
 */
export const assertShallow = (body: unknown): void => {
  if (isDeeperThan(body, deepest)) throw new Refusal('REQUEST_MALFORMED')
}
