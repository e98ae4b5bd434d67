// The header of a file: its columns by name.

/** Names that stand twice are told apart by their place: `Cur.`, `Cur.#2`, `Cur.#3`. */
export const columnNames = (cells: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return cells.map((cell) => {
    const times = (seen.get(cell) ?? 0) + 1
    seen.set(cell, times)
    return times === 1 ? cell : `${cell}#${times}`
  })
}
