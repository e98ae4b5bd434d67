// Texts without values as they were last looked up: a page asks for the same hundred words over and
// over.

const known = new Map<string, string>()

/** Whatever is in the packs may have changed. */
export const forgetPlainTexts = (): void => known.clear()

/** The text under `name`, looked up once until the packs change. */
export const plainText = (name: string, lookUp: () => string): string => {
  const remembered = known.get(name)
  if (remembered !== undefined) return remembered
  const text = lookUp()
  known.set(name, text)
  return text
}
