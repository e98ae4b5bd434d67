// The route files as rows of the map: URL, screen, what it reads, what it writes, which calls go out.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '../../src/contract/calls.ts'
import { sourceFiles } from '../import-edges.ts'
import { openRepository, reachableFrom, type Place, type Repository } from './reach.ts'

export type MapRow = {
  url: string
  routeFile: string
  screen: string | null
  queries: string[]
  commands: string[]
  calls: string[]
}

const queryFile = /^src\/data\/.*queries\.ts$/
const commandFile = /^src\/data\/.*commands(\/[\w-]+)?\.ts$/
const senderFile = /^src\/sync\/entities\//

/** `/_app/coin/$coinId` -> `/coin/$coinId`, `/_app/(content)/blog/` -> `/blog`; null for a layout, which has no page of its own. */
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
        .filter(
          ({ file, name, text }) =>
            pattern.test(file) && name !== '*' && text.startsWith('export '),
        )
        .map(({ name }) => name),
    ),
  ].toSorted()

const knownCalls = new Set<string>(Object.keys(calls))

/** The `f`s named in the given declarations. */
export const callsIn = (places: Place[]): string[] =>
  [
    ...new Set(
      places
        .flatMap(({ text }) =>
          [...text.matchAll(/'([a-z][a-z0-9_]+)'/g)].map((match) => match[1] ?? ''),
        )
        .filter((word) => knownCalls.has(word)),
    ),
  ].toSorted()

const isFollowed = (file: string): boolean =>
  /^src\/(features|widgets|data|sync|api|routes|app)\//.test(file) && !file.includes('.gen.')

const screenOf = (repository: Repository, file: string): string | null => {
  const imported = [...(repository.read(file)?.imports.values() ?? [])].map((target) => target.file)
  return (
    imported.find((target) => target.startsWith('src/features/')) ??
    imported.find((target) => /^src\/(dev|widgets)\//.test(target)) ??
    null
  )
}

const rowOf = (repository: Repository, routeFile: string, url: string): MapRow => {
  const places = [...(repository.read(routeFile)?.declarations.keys() ?? [])].flatMap((name) =>
    reachableFrom(repository, { file: routeFile, name }, isFollowed),
  )
  return {
    url,
    routeFile,
    screen: screenOf(repository, routeFile),
    queries: exportedNames(places, queryFile),
    commands: exportedNames(places, commandFile),
    calls: callsIn(places.filter(({ file }) => !senderFile.test(file))),
  }
}

/** Every page of the app, by URL. */
export const mapRows = (root: string): MapRow[] => {
  const repository = openRepository(root)
  return sourceFiles(root, ['src/routes'])
    .flatMap((file) => {
      const routeId = /create(?:Lazy)?FileRoute\(\s*'([^']+)'/.exec(
        readFileSync(join(root, file), 'utf8'),
      )?.[1]
      const url = routeId === undefined ? null : urlOf(routeId)
      return url === null ? [] : [rowOf(repository, file, url)]
    })
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
}

/** What goes out for the queued changes of each entity: its file -> calls. */
export const senderRows = (root: string): { sender: string; calls: string[] }[] => {
  const repository = openRepository(root)
  return sourceFiles(root, ['src/sync/entities'])
    .filter((file) => file.endsWith('/entity.ts'))
    .map((file) => ({
      sender: file,
      calls: callsIn(
        [...(repository.read(file)?.declarations.keys() ?? [])].flatMap((name) =>
          reachableFrom(repository, { file, name }, (next) => senderFile.test(next)),
        ),
      ),
    }))
}
