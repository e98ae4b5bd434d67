// Letters that stay on this machine for want of a mail server do not stay for ever.
import type { Deps } from '../deps.ts'

/** Their links are good for two days. */
const keepMs = 7 * 86_400_000

export const purgeKeptEmails = async ({
  mail,
  clock,
}: Pick<Deps, 'mail' | 'clock'>): Promise<void> => mail.kept?.purge(clock.nowMs() - keepMs)
