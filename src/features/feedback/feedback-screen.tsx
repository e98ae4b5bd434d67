// /feedback: leaves for the external form in the same tab (R-RED-002, D-FEEDBACKURL), or says why
// it cannot.
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchHostConfig } from '#client/online/host.ts'
import { useText } from '#i18n/use-text.ts'
import { leaveFor } from '#platform/page/leaving.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Spinner } from '#ui/states/spinner.tsx'

const useFormAddress = () =>
  useQuery({
    queryKey: ['feedbackForm'],
    queryFn: async ({ signal }) => (await fetchHostConfig({ signal })).feedback_form_url ?? null,
  })

export const FeedbackScreen = () => {
  const { t } = useText('pages')
  const { t: nav } = useText('nav')
  const { t: actions } = useText('actions')
  const { data: address, isError, isFetching, refetch } = useFormAddress()
  useEffect(() => {
    if (address) leaveFor(address)
  }, [address])
  if (address === null || isError) {
    return (
      <div className="px-4 tablet:px-6">
        <EmptyState
          heading="h1"
          title={nav('feedback')}
          text={t(isError ? 'feedbackFailed' : 'feedbackUnset')}
          action={
            isError ? (
              <Button isBusy={isFetching} onClick={() => void refetch()}>
                {actions('retry')}
              </Button>
            ) : (
              <Link to="/coinlist" className={buttonClass()}>
                {nav('cryptoRating')}
              </Link>
            )
          }
        />
      </div>
    )
  }
  return <Spinner label={t('feedbackOpening')} />
}
