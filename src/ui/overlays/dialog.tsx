// A question or a small form above the page. On a phone it rises from the bottom.
import { Dialog as RadixDialog } from 'radix-ui'
import { clsx } from 'clsx'
import type { ReactNode, RefObject } from 'react'
import { closeOnEscape, leaveToOpenList } from './close-on-escape.ts'
import { OverlayHead } from './overlay-head.tsx'
import { useFramedClass } from './framed.ts'
import { useLayerFocus } from './use-layer-focus.ts'

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  width?: 'narrow' | 'wide'
  /** `alertdialog` for something that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** What takes the focus instead of the close button. */
  firstFocus?: RefObject<HTMLElement | null>
}

export const Dialog = ({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  actions,
  width = 'narrow',
  role = 'dialog',
  firstFocus,
}: DialogProps) => {
  const focus = useLayerFocus(firstFocus)
  const framed = useFramedClass()
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={clsx('veil fixed inset-0 z-40', framed)} />
        <RadixDialog.Content
          role={role}
          {...focus}
          onKeyDown={closeOnEscape(onOpenChange)}
          onEscapeKeyDown={leaveToOpenList}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={clsx(
            'floating fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col ' +
              'overflow-hidden rounded-t-4 bg-surface inset-ring inset-ring-line',
            'tablet:inset-0 tablet:m-auto tablet:h-fit tablet:max-h-[80dvh] tablet:rounded-4',
            width === 'wide' ? 'tablet:max-w-180' : 'tablet:max-w-110',
            framed,
          )}
        >
          <OverlayHead
            title={title}
            description={description}
            closeLabel={closeLabel}
            className="px-5 pt-4 pb-3"
            descriptionClassName="mt-1 text-body text-ink-2"
          />
          {children === undefined ? null : (
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>
          )}
          {actions === undefined ? null : (
            <footer className="flex flex-wrap justify-end gap-2 px-5 pt-2 pb-5">{actions}</footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
