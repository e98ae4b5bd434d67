// The route files as rows of the map: URL, screen, what it reads, what it writes, which calls go out.
import { calls } from '../../src/contract/calls.ts'
import { sourceFiles } from '../import-edges.ts'
import { isComputed, type SourceFile } from './declarations.ts'
import { openRepository, reachableFrom, type Place, type Repository, type Step } from './reach.ts'
import { routeIn, screensIn } from './screens.ts'
import { nameOf, nodeAt, nodesAt, type SyntaxNode } from './syntax.ts'

export type MapRow = {
  url: string
  routeFile: string
  /** Several where the route chooses between them. */
  screens: string[]
  queries: string[]
  commands: string[]
  calls: string[]
}

// What the browser's own storage is asked is no query of a screen.
const queryFile = /^src\/data\/(?!storage\/).*queries(\/[\w-]+)?\.ts$/
const commandFile = /^src\/data\/(?!storage\/).*commands(\/[\w-]+)?\.ts$/
const senderFile = /^src\/sync\/(senders|entities)\//
// Rules, words and looks make no call, and the contract names them all.
const unfollowed = /^src\/(domain|contract|platform|i18n|ui|sw)\//

/**
 * `/_app/coin/$coinId` -> `/coin/$coinId`, `/_app/(content)/blog/` -> `/blog`; null for a layout,
 * which has no page of its own.
 */
export const urlOf = (routeId: string): string | null => {
  const parts = routeId.split('/').filter((part) => part !== '')
  if (!routeId.endsWith('/') && parts.at(-1)?.startsWith('_') === true) return null
  const visible = parts
    .filter((part) => !part.startsWith('_') && !part.startsWith('('))
    .map((part) => part.replace(/_$/, ''))
  return `/${visible.join('/')}`
}

const exportedNames = (places: Place[], pattern: RegExp): string[] =>
  [
    ...new Set(
      places
        .filter(({ file, declaration }) => pattern.test(file) && declaration.isExported)
        .filter(({ declaration }) => isComputed(declaration))
        .map(({ name }) => name),
    ),
  ].toSorted()

const knownCalls = new Set<string>(Object.keys(calls))

/** The `f`s named in the given places. */
export const callsIn = (places: Place[]): string[] =>
  [
    ...new Set(places.flatMap(({ named }) => named.texts).filter((text) => knownCalls.has(text))),
  ].toSorted()

const everyStep = (file: string, source: SourceFile): Step[] =>
  [...source.declarations.keys()].map((name) => ({ file, name, path: [] }))

const componentOf = (options: SyntaxNode): SyntaxNode | null => {
  const property = nodesAt(options, 'properties').find(
    (one) => nameOf(nodeAt(one, 'key')) === 'component',
  )
  return property === undefined ? null : nodeAt(property, 'value')
}

const rowOf = (repository: Repository, routeFile: string): MapRow | null => {
  const source = repository.read(routeFile)
  const declared = source?.declarations.get('Route')
  const route = declared === undefined ? null : routeIn(declared.code)
  const url = route === null ? null : urlOf(route.id)
  if (source === null || route === null || url === null) return null
  const places = reachableFrom(
    repository,
    everyStep(routeFile, source),
    (file) => !unfollowed.test(file),
  )
  return {
    url,
    routeFile,
    screens: [...new Set(screensIn(repository, routeFile, componentOf(route.options)))],
    queries: exportedNames(places, queryFile),
    commands: exportedNames(places, commandFile),
    calls: callsIn(places.filter(({ file }) => !senderFile.test(file))),
  }
}

/** Every page of the app, by URL. */
export const mapRows = (root: string): MapRow[] => {
  const repository = openRepository(root)
  return sourceFiles(root, ['src/routes'])
    .flatMap((file) => rowOf(repository, file) ?? [])
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
}

/** What goes out for queued changes: each file that names such a call or picks one -> calls. */
export const senderRows = (root: string): { sender: string; calls: string[] }[] => {
  const repository = openRepository(root)
  return sourceFiles(root, ['src/sync/senders', 'src/sync/entities'])
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = repository.read(file)
      if (source === null) return []
      const sent = callsIn(
        reachableFrom(repository, everyStep(file, source), (next) => senderFile.test(next)),
      )
      return sent.length === 0 ? [] : [{ sender: file, calls: sent }]
    })
}
