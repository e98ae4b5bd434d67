// The dialog's code is loaded when it is first opened.
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyLayer } from '../states/lazy-layer.tsx'

const CurrencyDialog = lazyPart(
  () => import('./currency-dialog.tsx'),
  (module) => module.CurrencyDialog,
)

type LazyCurrencyDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChosen?: () => void
}

export const LazyCurrencyDialog = (props: LazyCurrencyDialogProps) =>
  props.isOpen ? (
    <LazyLayer onClose={() => props.onOpenChange(false)}>
      <CurrencyDialog {...props} />
    </LazyLayer>
  ) : null
