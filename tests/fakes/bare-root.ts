// A root for React without a page: enough for components that draw nothing, such as one that only calls a hook.
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

export type BareRoot = { render: (drawn: ReactNode) => void; unmount: () => void }

/** Call vi.unstubAllGlobals when done. */
export const createBareRoot = (): BareRoot => {
  const page = { nodeType: 9, defaultView: globalThis, addEventListener: () => {} }
  const box = {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: page,
    addEventListener: () => {},
  }
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', page)
  // Asked of whatever has the focus, which nothing has.
  vi.stubGlobal('HTMLIFrameElement', Array)
  return createRoot(box as unknown as Element)
}
