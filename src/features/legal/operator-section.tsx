// The end of every document: who "we" are and where to write to, or honestly that nobody has been
// named.
import { useText } from '#i18n/use-text.ts'
import { operator } from '#platform/operator.ts'

export const operatorSectionId = 'operator'

export const OperatorSection = () => {
  const { t } = useText('legal')
  if (operator === null) return <p>{t('operatorUnnamed')}</p>
  return (
    <>
      <p>{t('operatorText')}</p>
      <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-ink-3">{t('operatorName')}</dt>
        <dd className="text-ink-1">
          <bdi>{operator.name}</bdi>
        </dd>
        <dt className="text-ink-3">{t('operatorAddress')}</dt>
        <dd className="whitespace-pre-line text-ink-1">
          <bdi>{operator.address ?? t('notStated')}</bdi>
        </dd>
        <dt className="text-ink-3">{t('operatorEmail')}</dt>
        <dd className="wrap-anywhere text-ink-1">
          {operator.email === null ? (
            t('notStated')
          ) : (
            <a
              href={`mailto:${operator.email}`}
              className="inline-flex min-h-6 items-center text-link hover:underline max-tablet:min-h-11"
            >
              <bdi dir="ltr">{operator.email}</bdi>
            </a>
          )}
        </dd>
      </dl>
    </>
  )
}
