// What a process holds of the machine's memory, as Linux counts it; NaN elsewhere.
import { readFileSync } from 'node:fs'

const field = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024

/** Now and at most so far, in MB. */
export const readMemory = (pid: number): { nowMb: number; peakMb: number } => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return { nowMb: field(status, 'VmRSS'), peakMb: field(status, 'VmHWM') }
  } catch {
    return { nowMb: Number.NaN, peakMb: Number.NaN }
  }
}
