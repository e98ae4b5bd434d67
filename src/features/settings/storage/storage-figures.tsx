// How much is stored here, how much could be, and whether the browser may take it away.
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { useStorageFacts } from './use-storage-facts.ts'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-caption text-ink-3">{label}</dt>
    <dd className="text-body text-ink-1">{children}</dd>
  </div>
)

// In Arabic the unit is a word, and stands on the left of its number.
const Size = ({ bytes }: { bytes: number }) => <bdi>{useFormat().size(bytes)}</bdi>

export const StorageFigures = () => {
  const { t } = useText('settings')
  const { amount, isKept, wasRefused, protect } = useStorageFacts()
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact label={t('used')}>
          {amount ? <Size bytes={amount.usedBytes} /> : amount === null ? t('notTold') : '–'}
        </Fact>
        {amount ? (
          <Fact label={t('available')}>
            <Size bytes={Math.max(0, amount.quotaBytes - amount.usedBytes)} />
          </Fact>
        ) : null}
      </dl>
      <dl>
        <Fact label={t('protection')}>
          {isKept === undefined
            ? '–'
            : t(isKept === null ? 'notTold' : isKept ? 'isProtected' : 'isUnprotected')}
        </Fact>
      </dl>
      {isKept === false ? <Button onClick={protect}>{t('protect')}</Button> : null}
      <p role="status" className={wasRefused ? 'text-table text-ink-2' : 'sr-only'}>
        {wasRefused ? t('protectRefused') : null}
      </p>
    </>
  )
}
