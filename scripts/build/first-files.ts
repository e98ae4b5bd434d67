// The files that a visit begins with, by language and by page: the pages of
// src/domain/page/pages.ts that have a screen.
import type { FirstFiles } from '../../src/app/first-paint/files-of.ts'
import { languages } from '../../src/i18n/languages.ts'
import { filesWith, type BuildManifest } from './manifest.ts'

const screenFile = /^src\/routes\/_app\/(.+)\.tsx\?tsr-split=component$/

/**
 * As the router reads its files: `(account)/rewards`, `login_.admin` and `blog.index` are /rewards,
 * /login/admin and /blog.
 */
const pageOf = (name: string): string => {
  const parts = name.replaceAll(/\([^)]*\)\//g, '').split(/[./]/)
  return `/${parts
    .filter((part) => part !== 'index')
    .map((part) => part.replace(/_$/, ''))
    .join('/')}`
}

/** `known`: files that every visit has anyway. */
export const firstFilesOf = (manifest: BuildManifest, known: readonly string[]): FirstFiles => {
  const screens = Object.keys(manifest).flatMap((key) => {
    const name = screenFile.exec(key)?.[1]
    return name === undefined || name === '$'
      ? []
      : [
          [
            pageOf(name),
            filesWith(manifest, [key])
              .filter((file) => !known.includes(file))
              .map((file) => `/${file}`),
          ] as const,
        ]
  })
  const packs = languages.flatMap(({ code }) => {
    const file = manifest[`src/i18n/packs/pack-${code.toLowerCase()}.ts`]?.file
    return file === undefined ? [] : [[code, `/${file}`] as const]
  })
  return { packs: Object.fromEntries(packs), screens: Object.fromEntries(screens) }
}
