// The specification fixes some texts in small letters; on screen they open like any other sentence.
import type { ReactNode } from 'react'

export const OpeningCapital = ({ children }: { children: ReactNode }) => (
  <span className="inline-block first-letter:uppercase">{children}</span>
)
