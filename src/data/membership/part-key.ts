// Where the parts of a membership are kept in `meta`.
import type { MembershipPart } from './types.ts'

/** Rows of another version are not read: the next answer replaces them. */
const version = 1

export const partKey = (part: MembershipPart): string => `membership.${version}.${part}`
