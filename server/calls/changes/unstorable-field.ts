// Text that not every database can keep: PostgreSQL refuses U+0000, and SQLite's own functions end
// a text there.

/** The path of the first such text in a payload, "a.0.b"; null where there is none. */
export const unstorableField = (value: unknown, path: readonly string[] = []): string | null => {
  if (typeof value === 'string') return value.includes('\u0000') ? path.join('.') : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableField(part, [...path, key])
    if (found !== null) return found
  }
  return null
}
