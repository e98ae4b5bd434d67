// Code that a press will need is asked for when somebody comes near what they would press.

/**
 * Handlers for what will be pressed. A failure is the press's to tell: whoever only came near asked
 * for nothing.
 */
export const onIntent = (load: () => Promise<unknown>) => {
  const fetchCode = () => void load().catch(() => undefined)
  return { onPointerEnter: fetchCode, onPointerDown: fetchCode, onFocus: fetchCode }
}
