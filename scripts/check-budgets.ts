// Holds the built app to its budgets (design 7, 9), and its files to imports without a ring. Sizes
// are gzip at level 9; one visit is made with a browser, and counted as it was sent. With a folder
// as argument it looks at that build.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { budgets, measureBuild, type Measure } from './build-measures.ts'
import { fetchedByVisit, weighVisit } from './build/first-visit.ts'
import { importCycles, readManifest } from './build/manifest.ts'

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`

const print = ({ name, value, limit, unit }: Measure): string => {
  const shown = unit === 'bytes' ? kib(value) : String(value)
  const allowed = unit === 'bytes' ? kib(limit) : String(limit)
  return `${value <= limit ? 'ok    ' : 'FAILED'} ${name.padEnd(52)} ${shown.padStart(11)} of ${allowed}`
}

const gzipBytes = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length
const folder = process.argv[2] ?? 'dist'

const visitMeasures = async (): Promise<Measure[]> => {
  const fetched = await fetchedByVisit(folder)
  const { scripts, sent } = weighVisit(fetched, folder, gzipBytes)
  return [
    {
      name: 'scripts that a first visit really fetches',
      value: scripts,
      limit: budgets.firstVisitScripts,
      unit: 'bytes',
    },
    {
      name: 'page, scripts, styles, fonts of it, as sent',
      value: sent,
      limit: budgets.firstVisitSent,
      unit: 'bytes',
    },
  ]
}

const measures = [...measureBuild(folder, gzipBytes), ...(await visitMeasures())]
for (const measure of measures) console.log(print(measure))

const broken = measures.filter(({ value, limit }) => value > limit)
const cycles = importCycles(readManifest(folder))
for (const cycle of cycles) console.log(`FAILED files import one another: ${cycle}`)
console.log(`budgets: ${measures.length} checked, ${broken.length + cycles.length} broken`)
if (broken.length > 0 || cycles.length > 0 || measures.length === 0) process.exitCode = 1
