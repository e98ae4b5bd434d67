// A panel at the inline end on a desktop, from the bottom on a phone: the queue, filters, flight
// card.
import { Dialog as RadixDialog } from 'radix-ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { closeOnEscape } from './close-on-escape.ts'
import { OverlayHead } from './overlay-head.tsx'
import { useFramedClass } from './framed.ts'
import { useLayerFocus } from './use-layer-focus.ts'

export type SheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /**
   * False on a wide page that makes room for it: stands below the top bar, the page beside it stays
   * usable.
   */
  isModal?: boolean
}

export const Sheet = ({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  isModal = true,
}: SheetProps) => {
  const focus = useLayerFocus()
  const framed = useFramedClass()
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange} modal={isModal}>
      <RadixDialog.Portal>
        {isModal ? (
          <RadixDialog.Overlay className={clsx('veil fixed inset-0 z-40', framed)} />
        ) : null}
        <RadixDialog.Content
          {...focus}
          onKeyDown={closeOnEscape(onOpenChange)}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          {...(isModal
            ? {}
            : {
                'data-modal': 'false',
                onInteractOutside: (event: Event) => event.preventDefault(),
              })}
          className={clsx(
            framed,
            !isModal && 'tablet:top-14!',
            'sheet fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-4 ' +
              'bg-surface max-tablet:shadow-float tablet:inset-y-0 tablet:start-auto ' +
              'tablet:end-0 tablet:max-h-none tablet:w-100 tablet:rounded-none tablet:border-s ' +
              'tablet:border-line',
          )}
        >
          <span
            aria-hidden="true"
            className="mx-auto mt-2 h-1 w-9 rounded-full bg-control tablet:hidden"
          />
          <OverlayHead
            title={title}
            description={description}
            closeLabel={closeLabel}
            className="border-b border-hair px-4 pt-2 pb-4 tablet:px-5 tablet:pt-4"
            descriptionClassName="text-caption text-ink-3"
          />
          <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 tablet:px-5">{children}</div>
          {footer === undefined ? null : (
            <footer
              className={
                'flex items-center justify-between gap-2 px-4 pt-2 ' +
                'pb-[max(--spacing(4),env(safe-area-inset-bottom))] tablet:px-5'
              }
            >
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
