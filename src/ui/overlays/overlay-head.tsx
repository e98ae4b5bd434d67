// The head of a dialog or sheet: what it is, a word about it, and the way out.
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'

type OverlayHeadProps = {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  className: string
  descriptionClassName: string
}

export const OverlayHead = ({
  title,
  description,
  closeLabel,
  className,
  descriptionClassName,
}: OverlayHeadProps) => (
  <header className={clsx('flex items-start gap-4', className)}>
    <div className="min-w-0 flex-1 pt-1">
      <Dialog.Title className="text-form font-semibold">{title}</Dialog.Title>
      {description === undefined ? null : (
        <Dialog.Description className={descriptionClassName}>{description}</Dialog.Description>
      )}
    </div>
    <Dialog.Close asChild>
      <IconButton label={closeLabel} className="-me-2">
        <X />
      </IconButton>
    </Dialog.Close>
  </header>
)
