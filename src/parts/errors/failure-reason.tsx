// Why a view has nothing to show, and what to do about it: the message of an error state.
import type { ReactNode } from 'react'
import { failureText } from './failure-text.ts'

export const FailureReason = ({ error, hint }: { error: unknown; hint: ReactNode }) => (
  <>
    <span className="block text-ink-1">{failureText(error)}</span>
    {hint}
  </>
)
