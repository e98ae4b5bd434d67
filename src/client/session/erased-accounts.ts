// Takes an account off this device in every tab: one that still shows it would bring an empty
// database back.
import { eraseAccount } from '#data/open-account.ts'
import { openTabChannel } from '#platform/tabs/tabs.ts'

const channelName = 'erased-accounts'

const accountIn = (message: unknown): string | null => {
  const account: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'account') : null
  return typeof account === 'string' ? account : null
}

/**
 * Erases the account's databases here and tells the other tabs. Its session must have ended.
 * Rejects where one could not be removed.
 */
export const eraseEverywhere = async (account: string): Promise<void> => {
  const channel = openTabChannel(channelName, () => {})
  channel.post({ account })
  try {
    await eraseAccount(account)
  } finally {
    // Once more: a tab may have opened it again between the word and the end.
    channel.post({ account })
    channel.close()
  }
}

/** Calls back with every account that another tab takes off the device. Returns how to stop. */
export const watchErasedAccounts = (listener: (account: string) => void): (() => void) => {
  const channel = openTabChannel(channelName, (message) => {
    const account = accountIn(message)
    if (account !== null) listener(account)
  })
  return channel.close
}
