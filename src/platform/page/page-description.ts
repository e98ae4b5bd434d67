// The description in the document's head.

/** Puts `text` in; the returned function puts back what stood there. */
export const describePage = (text: string): (() => void) => {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (!tag) return () => {}
  const before = tag.content
  tag.content = text
  return () => {
    tag.content = before
  }
}
