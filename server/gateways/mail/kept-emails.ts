// Letters in a folder of this machine, found again by whom they are to.
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { KeptEmails } from './mail-port.ts'

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'
const ifThere = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })

/** Whoever writes a letter lower-cases the host of its address. */
const recipientOf = (letter: string): string =>
  (/^To: (.*)$/m.exec(letter)?.[1] ?? '').trim().toLowerCase()

/** The .eml files of `folder`; several servers may remove the same one. */
export const keptEmails = (folder: string): KeptEmails => {
  const files = async (): Promise<string[]> =>
    ((await ifThere(readdir(folder))) ?? [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => path.join(folder, name))
  return {
    forget: async (address) => {
      for (const file of await files()) {
        const letter = await ifThere(readFile(file, 'utf8'))
        if (letter !== null && recipientOf(letter) === address.toLowerCase())
          await rm(file, { force: true })
      }
    },
    purge: async (beforeMs) => {
      for (const file of await files()) {
        const known = await ifThere(stat(file))
        if (known !== null && known.mtimeMs < beforeMs) await rm(file, { force: true })
      }
    },
  }
}
