// While nobody knows yet who is here: neither prompt nor content nor redirect (R-GRD-001).
import { useText } from '#i18n/use-text.ts'
import { Spinner } from '#ui/states/spinner.tsx'

export const SessionSpinner = () => {
  const { t } = useText('guards')
  return <Spinner label={t('checking')} />
}
