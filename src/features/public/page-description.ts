// One sentence about the page for search engines and shared links: the document's description while
// the page is open.
import { useEffect } from 'react'
import { describePage } from '#platform/page/page-description.ts'

/** Sets the description; the product's own comes back when the page is left. */
export const usePageDescription = (text: string): void => {
  useEffect(() => describePage(text), [text])
}
