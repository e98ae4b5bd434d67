// Where the stand-in keeps its state between starts: one JSON file, replaced whole.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emptyState, type LocalState } from './local-state.ts'

const read = (file: string): LocalState => {
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<LocalState>) }
  } catch {
    // None yet, or one that was cut off: play money is not worth refusing to start.
    return emptyState()
  }
}

/** The state of `file`, and how to keep it; null keeps it in memory. */
export const openState = (file: string | null): { state: LocalState; keep: () => void } => {
  if (file === null) return { state: emptyState(), keep: () => {} }
  const state = read(file)
  let kept = JSON.stringify(state)
  return {
    state,
    keep: () => {
      const text = JSON.stringify(state)
      if (text === kept) return
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
      writeFileSync(`${file}.new`, text, { mode: 0o600 })
      renameSync(`${file}.new`, file)
      kept = text
    },
  }
}
