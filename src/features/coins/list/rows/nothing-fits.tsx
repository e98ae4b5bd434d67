// No coin fits the search and the filters.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

export const NothingFits = ({ onReset }: { onReset: () => void }) => {
  const { t } = useText('coins')
  const { t: states } = useText('states')
  return (
    <EmptyState
      title={states('noResults')}
      text={t('emptyFiltered')}
      action={<Button onClick={onReset}>{t('resetList')}</Button>}
    />
  )
}
