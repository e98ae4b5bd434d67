// The eye beside amounts of one's own: one press hides them everywhere, the next shows them.
import { Eye, EyeOff } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { setAmountsHidden, useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'

export const AmountsButton = ({ className }: { className?: string }) => {
  const { t } = useText('commands')
  const isHidden = useAreAmountsHidden()
  return (
    <IconButton
      label={isHidden ? t('showAmounts') : t('hideAmounts')}
      onClick={() => setAmountsHidden(!isHidden)}
      className={className}
    >
      {isHidden ? <EyeOff /> : <Eye />}
    </IconButton>
  )
}
