// The one door from screens to live queries: they repaint when the rows they read change, in any tab.
import { useLiveQuery as useDexieLiveQuery } from 'dexie-react-hooks'

const attempts = 3

/** Dexie may find a long read transaction closed when its callback ends, on a busy device; what was read is then read again. */
const isClosedEarly = (error: unknown): boolean => error instanceof Error && error.name === 'PrematureCommitError'

/** Runs a read, and again where its transaction closed early. Any other failure is the caller's. */
export const readAgainIfClosed = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await read()
    } catch (error) {
      if (!isClosedEarly(error)) throw error
    }
  }
  return read()
}

/** The query's newest result; undefined until the first one. `deps` as for useEffect. */
export const useLiveQuery = <Result>(query: () => Promise<Result>, deps: readonly unknown[]): Result | undefined =>
  useDexieLiveQuery(() => readAgainIfClosed(query), [...deps])
