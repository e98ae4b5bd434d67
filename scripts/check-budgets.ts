// Holds the built app to its budgets (design 7, 9), and its files to imports without a ring. Sizes
// are gzip at level 9, as a visitor downloads them.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { measureBuild, type Measure } from './build-measures.ts'
import { importCycles, readManifest } from './build/manifest.ts'

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`

const print = ({ name, value, limit, unit }: Measure): string => {
  const shown = unit === 'bytes' ? kib(value) : String(value)
  const allowed = unit === 'bytes' ? kib(limit) : String(limit)
  return `${value <= limit ? 'ok    ' : 'FAILED'} ${name.padEnd(52)} ${shown.padStart(11)} of ${allowed}`
}

const gzipBytes = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length
const measures = measureBuild('dist', gzipBytes)
for (const measure of measures) console.log(print(measure))

const broken = measures.filter(({ value, limit }) => value > limit)
const cycles = importCycles(readManifest('dist'))
for (const cycle of cycles) console.log(`FAILED files import one another: ${cycle}`)
console.log(`budgets: ${measures.length} checked, ${broken.length + cycles.length} broken`)
if (broken.length > 0 || cycles.length > 0 || measures.length === 0) process.exitCode = 1
