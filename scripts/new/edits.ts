// Changes to a repository: new files, and lines put into files that have a place for them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Edits = {
  /** Writes a file that must not exist yet. */
  create: (path: string, text: string) => void
  /**
   * Puts `text` before the first match of `place`. Throws where there is none: the code has moved
   * on, and so must this.
   */
  insertBefore: (path: string, place: string | RegExp, text: string) => void
  /** Puts `text` at the end of the object literal that `declaration` opens. Throws where either is missing. */
  insertAtEndOf: (path: string, declaration: string, text: string) => void
  replaceText: (path: string, change: (text: string) => string) => void
  touched: () => string[]
}

/** Edits below `root`; paths are relative to it. */
export const openEdits = (root: string): Edits => {
  const touched = new Set<string>()
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    touched.add(path)
  }
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  return {
    create: (path, text) => {
      if (existsSync(join(root, path))) throw new Error(`${path} is already there.`)
      write(path, text)
    },
    insertBefore: (path, place, text) => {
      const source = read(path)
      const at = typeof place === 'string' ? source.indexOf(place) : source.search(place)
      if (at === -1) throw new Error(`${path} has no ${String(place)} to write before.`)
      write(path, source.slice(0, at) + text + source.slice(at))
    },
    insertAtEndOf: (path, declaration, text) => {
      const source = read(path)
      const from = source.indexOf(declaration)
      const at = from === -1 ? -1 : source.indexOf('\n}', from)
      if (at === -1) throw new Error(`${path} has no ${declaration} to write into.`)
      write(path, `${source.slice(0, at + 1)}${text}${source.slice(at + 1)}`)
    },
    replaceText: (path, change) => {
      const source = read(path)
      const changed = change(source)
      if (changed === source) throw new Error(`${path} has nothing to change.`)
      write(path, changed)
    },
    touched: () => [...touched],
  }
}
