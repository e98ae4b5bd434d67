// One toast: words, perhaps one action, a cross, and a bar that shows how much of its time is left.
import { Action, Close, Description, Root, Title } from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { dismissToast, toastDurationMs, type ToastEntry } from './toast-store.ts'

export const ToastCard = ({ entry, closeLabel }: { entry: ToastEntry; closeLabel: string }) => {
  const [isPaused, setIsPaused] = useState(false)
  const durationMs = entry.durationMs ?? toastDurationMs
  const isDestructive = entry.variant === 'destructive'
  // Beside several lines of words an action leaves a phone's width too narrow to read.
  const isStacked = entry.description !== undefined && entry.action !== undefined
  return (
    <Root
      open={entry.isOpen}
      duration={durationMs}
      type={isDestructive ? 'foreground' : 'background'}
      onPause={() => setIsPaused(true)}
      onResume={() => setIsPaused(false)}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(entry.id)
      }}
      // The stack is laid out from its foot: the newest comes first there, and a stack too high for
      // the screen shows it.
      style={{ order: -Number(entry.id) }}
      className={clsx(
        'toast pointer-events-auto relative flex min-h-12 shrink-0 items-center gap-2',
        'overflow-hidden rounded-3 bg-hover py-1.5 ps-4 pe-2 shadow-float inset-ring',
        'inset-ring-line max-tablet:min-h-13',
        isStacked && 'flex-wrap gap-y-0',
      )}
    >
      {isDestructive ? (
        <span aria-hidden="true" className="absolute inset-y-0 start-0 w-1 bg-danger" />
      ) : null}
      <div className={clsx('min-w-0 flex-1 py-1', isStacked && 'max-tablet:basis-full')}>
        <Title
          className={clsx(
            'text-body wrap-anywhere text-ink-1',
            entry.description !== undefined && 'font-medium',
          )}
        >
          <bdi>{entry.title}</bdi>
        </Title>
        {entry.description === undefined ? null : (
          <Description className="text-table wrap-anywhere text-ink-2">
            <bdi>{entry.description}</bdi>
          </Description>
        )}
      </div>
      {entry.action === undefined ? null : (
        <Action
          altText={entry.action.label}
          onClick={entry.action.onAction}
          className={clsx(
            'h-8 rounded-1 px-2 text-body font-semibold text-link hover:underline max-tablet:h-11',
            isStacked && 'max-tablet:px-0',
          )}
        >
          {entry.action.label}
        </Action>
      )}
      <Close
        aria-label={closeLabel}
        className={clsx(
          'grid size-8 place-items-center rounded-1 text-ink-3 hover:text-ink-1 max-tablet:size-11',
          isStacked && 'ms-auto',
        )}
      >
        <X />
      </Close>
      {Number.isFinite(durationMs) ? (
        <span
          key={durationMs}
          aria-hidden="true"
          data-paused={isPaused}
          className="toast-time absolute inset-x-0 bottom-0 h-0.5 bg-ink-3"
          style={{ animationDuration: `${durationMs}ms` }}
        />
      ) : null}
    </Root>
  )
}
