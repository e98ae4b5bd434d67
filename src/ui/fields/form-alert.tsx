// The message of a whole form, above its fields.
import type { ReactNode } from 'react'

export const FormAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="rounded-2 bg-surface px-3 py-2 text-table text-danger">
    {children}
  </p>
)
