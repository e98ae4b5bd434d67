// One round of asking a provider about many things one by one: some of them now, the rest in the
// next round.

/** In a row: then the provider is in trouble, as against a single answer that makes no sense. */
const mostFailures = 3

export type AskRoundOptions = {
  /** Requests of one round. */
  maxRequests: number
  /** Told once per round, with the last reason. */
  onNote: (note: string) => void
  /** What is left for later, for the note. */
  what: string
}

/**
 * Calls `about` for every item in order; it calls `countRequest` when it makes a request. Never throws:
 * what failed is tried again in the next round.
 */
export const askRound = async <Item>(
  items: readonly Item[],
  about: (item: Item, countRequest: () => void) => Promise<unknown>,
  { maxRequests, onNote, what }: AskRoundOptions,
): Promise<void> => {
  let requestCount = 0
  let failures = 0
  let failed = 0
  let reason = ''
  for (const item of items) {
    if (requestCount >= maxRequests || failures >= mostFailures) break
    try {
      await about(item, () => {
        requestCount += 1
      })
      failures = 0
    } catch (error) {
      failures += 1
      failed += 1
      reason = error instanceof Error ? error.message : 'unknown'
    }
  }
  if (failed > 0) onNote(`${failed} ${what} left for later: ${reason}`)
}
