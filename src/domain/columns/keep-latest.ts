/**
 * Puts `value` in front of what was asked for lately and lets go of the oldest beyond `most`.
 * Returns the value.
 */
export const keepLatest = <Key, Value>(
  kept: Map<Key, Value>,
  key: Key,
  value: Value,
  most: number,
): Value => {
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  return value
}
