// `npm run new call <f> [contract file]`, `npm run new entity <name> [plural]`, `npm run new feature <area>`: writes every
// piece that a new call, offline entity or screen needs, in its place and in the patterns of the code around it, or
// nothing where one of them does not fit. Fill in what it really does; the tests say what is open.
import { execFileSync } from 'node:child_process'
import { newCall } from './new/call.ts'
import { openEdits } from './new/edits.ts'
import { newEntity } from './new/entity/entity.ts'
import { newFeature } from './new/feature.ts'
import { packCodes } from './new/locale-keys.ts'
import { namesOf } from './new/names.ts'

const usage =
  'usage: npm run new call <f> [contract file]\n       npm run new entity <name> [plural]\n       npm run new feature <area>'

const [kind, name, more] = process.argv.slice(2)
const edits = openEdits('.')

const listed = (title: string, paths: readonly string[]): string =>
  paths.length === 0
    ? ''
    : `${title} ${paths.length}:\n${paths.map((path) => `  ${path}\n`).join('')}`

try {
  if (name === undefined) throw new Error(usage)
  if (kind === 'call') newCall(edits, namesOf(name), more)
  else if (kind === 'entity') newEntity(edits, namesOf(name), more)
  else if (kind === 'feature') newFeature(edits, namesOf(name), packCodes('.'))
  else throw new Error(usage)
  edits.commit()
  execFileSync(
    'node_modules/.bin/oxfmt',
    ['--no-error-on-unmatched-pattern', ...edits.created(), ...edits.changed()],
    { stdio: 'pipe' },
  )
  const packs = edits.changed().filter((path) => path.startsWith('locales/'))
  const files = edits.changed().filter((path) => !packs.includes(path))
  console.log(
    `${listed('made', edits.created())}${listed('changed', files)}${listed('packs', packs)}now: npm run map, and npm run check`,
  )
} catch (error) {
  edits.undo()
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
