// Draws the toasts of toast-store, the newest nearest to the edge. F8 moves the focus here; hover
// and focus pause the time; a swipe of 50 px to the right closes.
import { Provider, Viewport } from '@radix-ui/react-toast'
import { ToastCard } from './toast-card.tsx'
import { toastDurationMs, toastSwipePx, useToasts } from './toast-store.ts'
import { useToastFocus } from './use-toast-focus.ts'

type ToasterProps = {
  /** Name of the region; `{hotkey}` is replaced by the key. */
  regionLabel: string
  /** What one toast is called when it is read out, before its words. */
  toastLabel: string
  closeLabel: string
}

export const Toaster = ({ regionLabel, toastLabel, closeLabel }: ToasterProps) => {
  const entries = useToasts()
  const focus = useToastFocus(entries.some(({ isOpen }) => isOpen))
  return (
    // The library forgets to end a pause when the last toast is closed inside it, and the next one
    // would stay for ever: each wave of toasts begins anew.
    <Provider
      key={entries[0]?.wave}
      label={toastLabel}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={toastSwipePx}
    >
      {entries.toReversed().map((entry) => (
        <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} />
      ))}
      <Viewport
        {...focus}
        label={regionLabel}
        className={
          'toast-stack no-scrollbar pointer-events-none fixed inset-x-4 ' +
          'bottom-[calc(--spacing(18)+env(safe-area-inset-bottom))] z-60 mx-auto flex ' +
          'max-h-[calc(100dvh-(--spacing(36)))] max-w-105 flex-col-reverse gap-2 ' +
          'overflow-y-auto overscroll-contain rounded-3 tablet:bottom-6 ' +
          'tablet:max-h-[calc(100dvh-(--spacing(24)))]'
        }
      />
    </Provider>
  )
}
