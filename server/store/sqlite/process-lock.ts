// One server per DATA_DIR: a lock file with the process id, taken over when that process is gone.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { StoreUnusable } from '../store.ts'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const holderOf = (path: string): number | null => {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10)
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

/** Takes the lock and returns its release. Throws StoreUnusable while another live process holds it. */
export const takeProcessLock = (path: string): (() => void) => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = holderOf(path)
      if (holder !== null && holder !== process.pid && isRunning(holder)) {
        throw new StoreUnusable(
          `Another server (process ${holder}) is using this DATA_DIR. Stop it, or start this one with another DATA_DIR. If no such server runs, delete ${path}.`,
        )
      }
      rmSync(path, { force: true })
    }
  }
  throw new StoreUnusable(`The lock file ${path} could not be taken. Delete it if no server is running.`)
}
