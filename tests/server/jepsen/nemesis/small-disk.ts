// A disk of a few megabytes that can be filled to the last byte and emptied again.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type SmallDisk = { folder: string; fill: () => void; free: () => void; remove: () => void }

const steps = [1 << 20, 1 << 12, 1]

/** Mounts a tmpfs, or says why there can be none here. */
export const mountSmallDisk = (megabytes: number): SmallDisk | { reason: string } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'coinsight-disk-'))
  const mounted = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder],
    { encoding: 'utf8' },
  )
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    return { reason: (mounted.stderr || String(mounted.error)).trim() }
  }
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a')
      for (const size of steps) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
