// The routes that load their screen themselves, most of them one shared with others: a file of a line each would help
// nobody.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../import-edges.ts'

/** Their route ids, read from the route files. */
export const sharedScreenRouteIds = (root: string): ReadonlySet<string> =>
  new Set(
    sourceFiles(root, ['src/routes']).flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8')
      const id = /createFileRoute\('([^']+)'/.exec(text)?.[1]
      return id !== undefined && /component: (notYet|info|legal|online)Page\(/.test(text)
        ? [id]
        : []
    }),
  )
