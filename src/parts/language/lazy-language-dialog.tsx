// The dialog's code and flags are loaded when it is first opened.
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyLayer } from '../states/lazy-layer.tsx'

const LanguageDialog = lazyPart(
  () => import('./language-dialog.tsx'),
  (module) => module.LanguageDialog,
)

type LazyLanguageDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export const LazyLanguageDialog = (props: LazyLanguageDialogProps) =>
  props.isOpen ? (
    <LazyLayer frame="dialog" onClose={() => props.onOpenChange(false)}>
      <LanguageDialog {...props} />
    </LazyLayer>
  ) : null
