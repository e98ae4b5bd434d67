// Files of the server are for the user that runs it: the database, its backups, letters and secrets
// (S13).
import { chmodSync } from 'node:fs'

const ownerOnlyMask = 0o077
const ownerOnlyMode = 0o600

/** From here on this process makes no file that others can read. */
export const writeForOwnerOnly = (): void => void process.umask(ownerOnlyMask)

/**
 * Takes a file that is there already from everybody else; left as it is where it is another user's
 * or gone.
 */
export const keepFromOthers = (file: string): void => {
  try {
    chmodSync(file, ownerOnlyMode)
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error
  }
}
