// `npm run new call <f> [contract file]`, `npm run new feature <area>`: writes every piece that a
// new call or screen needs, in its place and in the patterns of the code around it. Fill in what it
// really does; the tests say what is open.
import { execFileSync } from 'node:child_process'
import { newCall } from './new/call.ts'
import { openEdits } from './new/edits.ts'
import { newFeature } from './new/feature.ts'
import { packCodes } from './new/locale-keys.ts'
import { namesOf } from './new/names.ts'

const usage = 'usage: npm run new call <f> [contract file]\n       npm run new feature <area>'

const [kind, name, group] = process.argv.slice(2)
const edits = openEdits('.')

try {
  if (name === undefined) throw new Error(usage)
  if (kind === 'call') newCall(edits, namesOf(name), group)
  else if (kind === 'feature') newFeature(edits, namesOf(name), packCodes('.'))
  else throw new Error(usage)
  execFileSync('node_modules/.bin/oxfmt', ['--no-error-on-unmatched-pattern', ...edits.touched()], {
    stdio: 'pipe',
  })
  console.log(
    `${edits
      .touched()
      .map((path) => `  ${path}`)
      .join('\n')}\nnow: npm run map, and npm run check`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
