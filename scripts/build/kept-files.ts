// What the service worker keeps: everything but the pages of those who run or build the app (design 9). They need a
// connection and say so (src/parts/online-page). The details of the queue are no such page: the queue leads there on a flight.
import { readManifest, type BuildManifest } from './manifest.ts'

/** Pages and frames that are not kept, by the module their code begins with. */
const onlineOnly =
  /^src\/(routes\/_app\/(\(dev\)\/(?!dev\.sync)|admin\/)|app\/shell\/admin-sidebar\/|dev\/(?!sync\/)|features\/test-pages\/)/

/** The files of `manifest` that only pages lead to which need a connection. */
export const onlineOnlyFiles = (manifest: BuildManifest): Set<string> => {
  const filesOf = (key: string): string[] => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...(chunk.css ?? [])] : []
  }
  const kept = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true))
  for (const key of kept) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports.filter((each) => !onlineOnly.test(each))])
      kept.add(next)
  }
  const keptFiles = new Set([...kept].flatMap(filesOf))
  return new Set(
    Object.entries(manifest).flatMap(([key, { file }]) =>
      kept.has(key) || !file.endsWith('.js')
        ? []
        : filesOf(key).filter((each) => !keptFiles.has(each)),
    ),
  )
}

type Entry = { url: string; revision: string | null; size: number }

/** For the list of the service worker: without what needs a connection anyway. */
export const withoutOnlinePages =
  (folder: string) =>
  (entries: Entry[]): { manifest: Entry[]; warnings: string[] } => {
    const left = onlineOnlyFiles(readManifest(folder))
    return { manifest: entries.filter(({ url }) => !left.has(url)), warnings: [] }
  }
