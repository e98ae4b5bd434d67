// Draws the toasts of toast-store. F8 moves the focus here; hover and focus pause the time; a swipe of 50 px closes.
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { clsx } from 'clsx'
import { dismissToast, toastDurationMs, toastSwipePx, useToasts, type ToastEntry } from './toast-store.ts'

type ToasterProps = {
  /** Name of the region; `{hotkey}` is replaced by the key. */
  regionLabel: string
  closeLabel: string
  direction: 'ltr' | 'rtl'
}

const ToastCard = ({ entry, closeLabel }: { entry: ToastEntry; closeLabel: string }) => {
  const durationMs = entry.durationMs ?? toastDurationMs
  const isDestructive = entry.variant === 'destructive'
  return (
    <Root
      open={entry.isOpen}
      duration={durationMs}
      type={isDestructive ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(entry.id)
      }}
      className="toast pointer-events-auto relative flex min-h-12 items-center gap-4 overflow-hidden rounded-3 bg-hover py-2 ps-4 pe-2 shadow-float inset-ring inset-ring-line max-tablet:min-h-13"
    >
      {isDestructive ? <span aria-hidden="true" className="absolute inset-y-0 start-0 w-1 bg-danger" /> : null}
      <div className="min-w-0 flex-1 py-1">
        <Title className={clsx('text-body text-ink-1', entry.description !== undefined && 'font-medium')}>{entry.title}</Title>
        {entry.description === undefined ? null : <Description className="text-table text-ink-2">{entry.description}</Description>}
      </div>
      {entry.action === undefined ? null : (
        <Action altText={entry.action.label} onClick={entry.action.onAction} className="h-8 rounded-1 px-2 text-body font-semibold text-link hover:underline max-tablet:h-11">
          {entry.action.label}
        </Action>
      )}
      <Close aria-label={closeLabel} className="grid size-8 place-items-center rounded-1 text-ink-3 hover:text-ink-1 max-tablet:size-11">
        <X />
      </Close>
      {Number.isFinite(durationMs) ? <span aria-hidden="true" className="toast-time absolute inset-x-0 bottom-0 h-0.5 bg-ink-3" style={{ animationDuration: `${durationMs}ms` }} /> : null}
    </Root>
  )
}

export const Toaster = ({ regionLabel, closeLabel, direction }: ToasterProps) => (
  <Provider label={regionLabel} duration={toastDurationMs} swipeDirection={direction === 'rtl' ? 'left' : 'right'} swipeThreshold={toastSwipePx}>
    {useToasts().map((entry) => (
      <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} />
    ))}
    <Viewport
      label={regionLabel}
      className="toast-stack pointer-events-none fixed inset-x-4 bottom-[calc(72px+env(safe-area-inset-bottom))] z-60 mx-auto flex max-w-105 flex-col gap-2 outline-none tablet:bottom-6"
    />
  </Provider>
)
