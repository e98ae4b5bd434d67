// Changes to a repository: new files, and lines put into files that have a place for them. Nothing is written before
// all of them are known to fit.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Edits = {
  /** A file that must not exist yet. */
  create: (path: string, text: string) => void
  /**
   * Puts `text` before the first match of `place`. Throws where there is none: the code has moved
   * on, and so must this.
   */
  insertBefore: (path: string, place: string | RegExp, text: string) => void
  /** Puts `text` at the end of the object literal that `declaration` opens. Throws where either is missing. */
  insertAtEndOf: (path: string, declaration: string, text: string) => void
  /** Adds `entry` to the list or object whose bracket `opening` ends with, as its last. Throws where there is none. */
  append: (path: string, opening: string, entry: string) => void
  replaceText: (path: string, change: (text: string) => string) => void
  read: (path: string) => string
  /** Writes everything. */
  commit: () => void
  /** Takes back what `commit` has written; nothing where it has not. */
  undo: () => void
  created: () => string[]
  changed: () => string[]
}

const closing: Record<string, string> = { '{': '}', '[': ']', '(': ')' }

/** Where the bracket that stands before `from` is closed; -1 where it is not. */
const closedAt = (source: string, from: number): number => {
  const open = source.charAt(from - 1)
  let depth = 1
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === open) depth += 1
    else if (source[at] === closing[open]) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

const noPlace = (path: string, place: string): Error =>
  new Error(
    `${path} has no ${place} to write into. It has changed since this generator was written: put that place back, or mend the generator in scripts/new. Nothing was written.`,
  )

type Texts = Pick<Edits, 'read' | 'commit' | 'undo' | 'created' | 'changed'> & {
  isThere: (path: string) => boolean
  write: (path: string, text: string) => void
}

/** The files as they will be, kept back until they are committed. */
const openTexts = (root: string): Texts => {
  const texts = new Map<string, string>()
  const before = new Map<string, string | null>()
  const textOnDisk = (path: string): string | null =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
  const pathsThat = (wereThere: boolean): string[] =>
    [...before].flatMap(([path, text]) => ((text !== null) === wereThere ? [path] : [])).toSorted()
  return {
    isThere: (path) => texts.has(path) || existsSync(join(root, path)),
    read: (path) => {
      const text = texts.get(path) ?? textOnDisk(path)
      if (text === null) throw noPlace(path, 'text')
      return text
    },
    write: (path, text) => void texts.set(path, text),
    commit: () => {
      for (const [path, text] of texts) {
        before.set(path, textOnDisk(path))
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
    },
    undo: () => {
      for (const [path, text] of before)
        if (text === null) rmSync(join(root, path), { force: true })
        else writeFileSync(join(root, path), text)
    },
    created: () => pathsThat(false),
    changed: () => pathsThat(true),
  }
}

/** Edits below `root`; paths are relative to it. */
export const openEdits = (root: string): Edits => {
  const { isThere, write, ...texts } = openTexts(root)
  const { read } = texts
  return {
    ...texts,
    create: (path, text) => {
      if (isThere(path))
        throw new Error(`${path} is already there. Take another name. Nothing was written.`)
      write(path, text)
    },
    insertBefore: (path, place, text) => {
      const source = read(path)
      const at = typeof place === 'string' ? source.indexOf(place) : source.search(place)
      if (at === -1) throw noPlace(path, String(place))
      write(path, source.slice(0, at) + text + source.slice(at))
    },
    insertAtEndOf: (path, declaration, text) => {
      const source = read(path)
      const from = source.indexOf(declaration)
      const at = from === -1 ? -1 : source.indexOf('\n}', from)
      if (at === -1) throw noPlace(path, declaration)
      write(path, `${source.slice(0, at + 1)}${text}${source.slice(at + 1)}`)
    },
    append: (path, opening, entry) => {
      const source = read(path)
      const from = source.indexOf(opening)
      const end = from === -1 ? -1 : closedAt(source, from + opening.length)
      if (end === -1) throw noPlace(path, opening)
      const held = source.slice(from + opening.length, end).trim()
      const comma = held === '' || held.endsWith(',') ? '' : ', '
      write(path, `${source.slice(0, end).trimEnd()}${comma}${entry}${source.slice(end)}`)
    },
    replaceText: (path, change) => {
      const source = read(path)
      const text = change(source)
      if (text === source) throw noPlace(path, 'place')
      write(path, text)
    },
  }
}
