// The dialog's code and flags are loaded when it is first opened.
import { latePart } from '#ui/late-part.ts'
import { LateLayer } from '../states/late-layer.tsx'

const LanguageDialog = latePart(
  () => import('./language-dialog.tsx'),
  (module) => module.LanguageDialog,
)

type LazyLanguageDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export const LazyLanguageDialog = (props: LazyLanguageDialogProps) =>
  props.isOpen ? (
    <LateLayer onClose={() => props.onOpenChange(false)}>
      <LanguageDialog {...props} />
    </LateLayer>
  ) : null
