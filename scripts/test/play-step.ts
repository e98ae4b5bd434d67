// One step of `npm test` by its name, spelled with hyphens: what the scripts of `npm run check` are told to run
// where nothing of them can be reused.
import { spawnSync } from 'node:child_process'
import { slugOf, stages } from './steps.ts'

const [wanted] = process.argv.slice(2)
const step = stages.flat().find(({ name }) => slugOf(name) === wanted)
if (!step) throw new Error(`no such step: ${wanted}`)
process.exitCode = spawnSync('sh', ['-c', step.command], { stdio: 'inherit' }).status ?? 1
