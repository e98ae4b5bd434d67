// Word that an account's lists have changed, said after the commit and only inside this tab.
export type AccountChange = {
  kinds: readonly string[]
  /** here: a command of this tab. sync: the engine of this tab. elsewhere: another tab said so. */
  by: 'here' | 'sync' | 'elsewhere'
}

export type AccountChanges = {
  announce: (change: AccountChange) => void
  /** Returns how to stop listening. */
  listen: (listener: (change: AccountChange) => void) => () => void
}

export const createAccountChanges = (): AccountChanges => {
  const listeners = new Set<(change: AccountChange) => void>()
  return {
    announce: (change) => {
      for (const listener of listeners) listener(change)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
