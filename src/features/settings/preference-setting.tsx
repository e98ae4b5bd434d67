// Small choices of this device.
import { useId, useSyncExternalStore } from 'react'
import { useText } from '#i18n/use-text.ts'
import { dataSaver } from '#platform/device/data-saver.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { PageSection } from '#ui/page-section.tsx'

const DataSaverSwitch = () => {
  const { t } = useText('settings')
  const isOn = useSyncExternalStore(dataSaver.watch, dataSaver.isOn)
  const hintId = useId()
  return (
    <div role="group" aria-describedby={hintId}>
      <Checkbox label={t('saveData')} isChecked={isOn} onChange={dataSaver.set} />
      <p id={hintId} className="ps-6 text-table text-ink-3">
        {t('saveDataHint')}
      </p>
    </div>
  )
}

export const PreferenceSetting = () => {
  const { t } = useText('settings')
  return (
    <PageSection title={t('preferences')}>
      <DataSaverSwitch />
    </PageSection>
  )
}
