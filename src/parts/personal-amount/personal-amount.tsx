// An amount that tells what somebody owns or pays: while such amounts are hidden, five dots whatever
// it is (decision 195). The dots are drawn by the style, so that there is nothing to copy.
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'

export const HiddenAmount = () => {
  const { t } = useText('commands')
  return (
    <span className="whitespace-nowrap select-none">
      <span aria-hidden="true" className="before:content-['•••••']" />
      <span className="sr-only">{t('hiddenAmount')}</span>
    </span>
  )
}

export const PersonalAmount = ({ children }: { children: ReactNode }) =>
  useAreAmountsHidden() ? <HiddenAmount /> : children
