// The dialog's code and flags are loaded when it is first opened.
import { Suspense } from 'react'
import { latePart } from '#ui/late-part.ts'

const LanguageDialog = latePart(() => import('./language-dialog.tsx'), (module) => module.LanguageDialog)

type LazyLanguageDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export const LazyLanguageDialog = (props: LazyLanguageDialogProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <LanguageDialog {...props} />
    </Suspense>
  ) : null
