// A question before something goes for good: cancel, or do it. What refuses it is said in the
// dialog.
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type ConfirmDialogProps = Pick<DialogProps, 'title' | 'description' | 'closeLabel'> & {
  cancelLabel: string
  confirmLabel: string
  onClose: () => void
  onConfirm: () => void
  isBusy?: boolean
  isDisabled?: boolean
  /** Why it could not be done. */
  problem?: string | null
  children?: ReactNode
}

export const ConfirmDialog = ({
  title,
  description,
  closeLabel,
  cancelLabel,
  confirmLabel,
  onClose,
  onConfirm,
  isBusy = false,
  isDisabled = false,
  problem,
  children,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen
    role="alertdialog"
    onOpenChange={onClose}
    title={title}
    description={description}
    closeLabel={closeLabel}
    actions={
      <>
        <Button variant="ghost" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" disabled={isDisabled} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children === undefined && problem === undefined ? undefined : (
      <>
        {children}
        <p role="alert" className={problem ? 'mt-3 text-table text-danger first:mt-0' : 'sr-only'}>
          {problem}
        </p>
      </>
    )}
  </Dialog>
)
