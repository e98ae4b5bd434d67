// Which entries of the log somebody asked for (Spec §3). Every field given must fit; an absent
// field asks for nothing.
import { toSeconds } from '../format/date.ts'
import type { ErrorEntry, Severity } from './error-entry.ts'

/**
 * Dates are in seconds, both ends included. `search` looks into message, stack, code, route, action
 * and component.
 */
export type ErrorFilter = {
  severity?: Severity
  fromDate?: number
  toDate?: number
  search?: string
  feature?: string
  errorCode?: string
}

const searchable = ({ message, stack, errorCode, context }: ErrorEntry): string =>
  [message, stack, errorCode, context.feature, context.route, context.action, context.component]
    .filter(Boolean)
    .join('\n')
    .toLowerCase()

const isWithin = (timestamp: number | undefined, { fromDate, toDate }: ErrorFilter): boolean => {
  if (fromDate === undefined && toDate === undefined) return true
  if (timestamp === undefined) return false
  const atSec = toSeconds(timestamp)
  return atSec >= (fromDate ?? -Infinity) && atSec <= (toDate ?? Infinity)
}

const fits = (entry: ErrorEntry, filter: ErrorFilter): boolean => {
  const { severity = 'low', feature = 'unknown', timestamp } = entry.context
  const search = filter.search?.trim().toLowerCase() ?? ''
  return (
    (filter.severity === undefined || filter.severity === severity) &&
    (filter.feature === undefined || filter.feature === feature) &&
    (filter.errorCode === undefined || filter.errorCode === entry.errorCode) &&
    isWithin(timestamp, filter) &&
    searchable(entry).includes(search)
  )
}

/** The entries that fit, in the order given. */
export const filterErrors = (entries: readonly ErrorEntry[], filter: ErrorFilter): ErrorEntry[] =>
  entries.filter((entry) => fits(entry, filter))
