// Writes and syncs of a running process that end with EIO, injected by strace.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Why there can be no I/O errors here; null where there can. */
export const brokenDiskRefusal = (): string | null => {
  const tried = spawnSync('strace', ['-o', '/dev/null', '-e', 'trace=none', 'true'], {
    encoding: 'utf8',
  })
  if (tried.error !== undefined) return `strace is not installed (${tried.error.message})`
  return tried.status === 0 ? null : `strace may not trace: ${tried.stderr.trim()}`
}

const parentOf = (pid: string): number => {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** A process and its children, as PostgreSQL has one for each connection. */
export const withChildren = (pid: number): number[] => [
  pid,
  ...readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number),
]

const attachesWithinMs = 5000

/** `every`: each how many-th write or sync fails. Returns how many did. */
export const breakDisk = async (
  pids: readonly number[],
  { forMs, every }: { forMs: number; every: number },
): Promise<number> => {
  const what = 'fsync,fdatasync,pwrite64'
  const tracer = spawn(
    'strace',
    [
      '-f',
      '-e',
      `trace=${what}`,
      '-e',
      `inject=${what}:error=EIO:when=${every}+${every}`,
      ...pids.flatMap((pid) => ['-p', String(pid)]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  tracer.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const ended = once(tracer, 'exit')
  for (
    let waited = 0;
    waited < attachesWithinMs && !output.includes('attached') && tracer.exitCode === null;
    waited += 20
  )
    await wait(20)
  await Promise.race([wait(forMs), ended])
  tracer.kill('SIGINT')
  await ended
  return output.split('(INJECTED)').length - 1
}
