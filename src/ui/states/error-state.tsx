// Something could not be shown: what, why if known, and a way to try again. Old data stays outside
// of it.
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'

type ErrorStateProps = {
  title: ReactNode
  message?: ReactNode
  retryLabel?: string
  onRetry?: () => void
  action?: ReactNode
  /** `h1` where it is the whole page. */
  heading?: 'h1'
}

export const ErrorState = ({
  title,
  message,
  retryLabel,
  onRetry,
  action,
  heading,
}: ErrorStateProps) => {
  const Title = heading ?? 'p'
  return (
    <div role="alert" className="grid max-w-md justify-items-start gap-3 py-10">
      <TriangleAlert className="size-5 text-danger" />
      <Title
        tabIndex={heading === undefined ? undefined : -1}
        className="text-form font-semibold text-ink-1"
      >
        {title}
      </Title>
      {message === undefined ? null : <p className="text-body text-ink-2">{message}</p>}
      {retryLabel !== undefined && onRetry !== undefined ? (
        <Button onClick={onRetry}>{retryLabel}</Button>
      ) : null}
      {action}
    </div>
  )
}
