// Faults of the line, one at a time, in this tab.
import { TriangleAlert } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { switchFault, useCurrentFault } from './current-fault.ts'
import { faultKeys } from './fault-keys.ts'
import { faults, type Fault } from './faulty-line.ts'
import { Part } from '../part.tsx'

/** Above everything else on the page, for as long as a fault is on. */
export const FaultBanner = ({ fault }: { fault: Fault }) => {
  const { t } = useText('sync-details')
  return (
    <Banner
      tone="warn"
      icon={<TriangleAlert aria-hidden="true" className="size-4" />}
      action={
        <Button size="small" onClick={() => switchFault(null)}>
          {t('faultOff')}
        </Button>
      }
    >
      {t('faultOn', { name: t(faultKeys[fault]) })} {t('faultsEnd')}
    </Banner>
  )
}

const choiceClass =
  'flex min-h-9 cursor-pointer items-center gap-2.5 text-table text-ink-1 max-tablet:min-h-11'

export const FaultsSection = () => {
  const { t } = useText('sync-details')
  const current = useCurrentFault()
  const choices: (Fault | null)[] = [null, ...faults]
  return (
    <Part title={t('faults')} note={t('faultsNote')}>
      <fieldset aria-label={t('faults')} className="grid gap-x-6 tablet:grid-cols-3">
        {choices.map((fault) => (
          <label key={fault} className={choiceClass}>
            <input
              type="radio"
              name="fault"
              checked={current === fault}
              onChange={() => switchFault(fault)}
              className="size-4 flex-none accent-ink-1"
            />
            {fault === null ? t('faultNone') : t(faultKeys[fault])}
          </label>
        ))}
      </fieldset>
      {current === 'unauthorized' ? (
        <p className="text-table text-warn">{t('faultUnauthorizedNote')}</p>
      ) : null}
    </Part>
  )
}
