// The routes whose screen is not built yet: all name one and the same small screen, and a file of a line each would help nobody.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../import-edges.ts'

/** Their route ids, read from the route files. */
export const laterRouteIds = (root: string): ReadonlySet<string> =>
  new Set(
    sourceFiles(root, ['src/routes']).flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8')
      const id = /createFileRoute\('([^']+)'/.exec(text)?.[1]
      return id !== undefined && text.includes('component: notYetPage(') ? [id] : []
    }),
  )
