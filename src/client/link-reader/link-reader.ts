// Reads a screen's state from the URL. What a link asks for that is not understood is left out and
// remembered, so that the reader can be told: the list he sees is then not the one the sender saw.
import type { ZodMiniType } from 'zod/mini'

type RawSearch = Record<string, unknown>

export type LinkReader<Search> = {
  /** For a route's `validateSearch`: keeps every value that makes sense and never refuses. */
  read: (raw: RawSearch) => Search
  /** Names of the parameters left out since the page was opened, in the order of the link. */
  leftOut: () => readonly string[]
  /** Calls `listener` when that changes; returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** The reader knows, or went on to another list. */
  forget: () => void
}

/** Where a visit came from says nothing about the list. */
const saysNothing = /^(source|ref|utm_\w+|gclid|fbclid)$/

const isSmaller = (kept: unknown, given: unknown): boolean =>
  Array.isArray(given) && (!Array.isArray(kept) || kept.length < given.length)

/**
 * Names of the parameters that a link carries and the screen's own reading of it lacks, wholly or
 * in part.
 */
export const leftOutOf = (raw: RawSearch, search: object): string[] =>
  Object.entries(raw).flatMap(([name, given]) => {
    if (given === undefined || given === '' || saysNothing.test(name)) return []
    const kept: unknown = Reflect.get(search, name)
    return kept === undefined || isSmaller(kept, given) ? [name] : []
  })

const nothing: readonly string[] = []

/** One for each screen whose state stands in the URL; `schema` must catch what it does not take. */
export const createLinkReader = <Search extends object>(
  schema: ZodMiniType<Search>,
): LinkReader<Search> => {
  let leftOut = nothing
  const reported = new Set<string>()
  const listeners = new Set<() => void>()
  const publish = (names: readonly string[]): void => {
    leftOut = names
    // The router reads links while screens are being drawn; they hear of it afterwards.
    queueMicrotask(() => {
      for (const listener of listeners) listener()
    })
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    read: (raw) => {
      const search = schema.parse(raw)
      // The router writes what was read back into the URL and reads it again: later readings only
      // add to the first.
      const found = leftOutOf(raw, search).filter(
        (name) => !reported.has(name) && !leftOut.includes(name),
      )
      if (found.length > 0) publish([...leftOut, ...found])
      return search
    },
    leftOut: () => leftOut,
    subscribe,
    forget: () => {
      for (const name of leftOut) reported.add(name)
      if (leftOut.length > 0) publish(nothing)
    },
  }
}
