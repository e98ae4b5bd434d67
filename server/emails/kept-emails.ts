// The letters to somebody who is gone, where letters stay on this machine.
import type { Deps } from '../deps.ts'

/**
 * Tells its own failure and never rejects: the account is gone already, and letters go by age too.
 */
export const forgetKeptEmails = async ({ mail, logger }: Deps, address: string): Promise<void> => {
  await mail.kept?.forget(address).catch((error: unknown) => {
    if (logger !== false)
      logger.error({ err: error }, 'letters to a deleted account could not be removed')
  })
}
