// Which files a visit needs at once, of those that the build has listed.
import type { LanguageCode } from '#i18n/languages.ts'

/** URLs by language, and by page as the pages' table names them (`/coin/$id`). */
export type FirstFiles = {
  packs: Readonly<Partial<Record<LanguageCode, string>>>
  screens: Readonly<Record<string, readonly string[]>>
}

const isPage = (page: string, path: string): boolean => {
  const variable = page.indexOf('$')
  return variable === -1
    ? page === path
    : path.startsWith(page.slice(0, variable)) && path.length > variable
}

/**
 * The texts of a language and the screen of a path; a path without a screen of its own adds none.
 */
export const filesOf = (
  { packs, screens }: FirstFiles,
  { language, path }: { language: LanguageCode; path: string },
): string[] => {
  const pack = packs[language]
  const page = screens[path] ? path : Object.keys(screens).find((known) => isPage(known, path))
  return [
    ...(pack === undefined ? [] : [pack]),
    ...(page === undefined ? [] : (screens[page] ?? [])),
  ]
}
