// Invite-only mode (D-INVITE): new accounts are for the addresses of INVITE_LIST, however they are
// made.
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { keyOf } from '../store/accounts/user-queries.ts'

/** Throws AUTH_INVITE_ONLY for an address that is not on the list while the mode is on. */
export const assertInvited = (
  { inviteOnly, inviteList }: Pick<Config, 'inviteOnly' | 'inviteList'>,
  email: string,
): void => {
  if (inviteOnly && !inviteList.some((invited) => keyOf(invited) === keyOf(email)))
    throw new Refusal('AUTH_INVITE_ONLY')
}
