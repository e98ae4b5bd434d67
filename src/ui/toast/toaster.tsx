// Draws the toasts of toast-store, the newest nearest to the edge. F8 moves the focus here; hover and focus pause the time; a swipe of 50 px to the right closes.
import { Provider, Viewport } from '@radix-ui/react-toast'
import { ToastCard } from './toast-card.tsx'
import { toastDurationMs, toastSwipePx, useToasts } from './toast-store.ts'

type ToasterProps = {
  /** Name of the region; `{hotkey}` is replaced by the key. */
  regionLabel: string
  closeLabel: string
}

export const Toaster = ({ regionLabel, closeLabel }: ToasterProps) => {
  const entries = useToasts()
  return (
    // The library forgets to end a pause when the last toast is closed inside it, and the next one would stay for ever:
    // each wave of toasts begins anew.
    <Provider key={entries[0]?.wave} label={regionLabel} duration={toastDurationMs} swipeDirection="right" swipeThreshold={toastSwipePx}>
      {entries.toReversed().map((entry) => (
        <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} />
      ))}
      <Viewport
        label={regionLabel}
        className="toast-stack no-scrollbar pointer-events-none fixed inset-x-4 bottom-[calc(72px+env(safe-area-inset-bottom))] z-60 mx-auto flex max-h-[calc(100dvh-144px)] max-w-105 flex-col-reverse gap-2 overflow-y-auto overscroll-contain rounded-3 outline-none tablet:bottom-6 tablet:max-h-[calc(100dvh-96px)]"
      />
    </Provider>
  )
}
