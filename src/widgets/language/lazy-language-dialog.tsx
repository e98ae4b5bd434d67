// The dialog's code and flags are loaded when it is first opened.
import { lazy, Suspense } from 'react'

const LanguageDialog = lazy(() => import('./language-dialog.tsx').then((module) => ({ default: module.LanguageDialog })))

type LazyLanguageDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export const LazyLanguageDialog = (props: LazyLanguageDialogProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <LanguageDialog {...props} />
    </Suspense>
  ) : null
