// Buttons, chips, segments, tabs, keys: at rest, active, disabled, busy, with long words.
import { Plus, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/actions/chip.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Kbd } from '#ui/actions/kbd.tsx'
import { Segment } from '#ui/actions/segment.tsx'
import { TabPanel, Tabs } from '#ui/actions/tabs.tsx'
import { Specimen } from '../specimen.tsx'

const variants = ['plain', 'primary', 'ghost', 'danger'] as const
const sizes = ['small', 'medium', 'touch'] as const

const Buttons = () => {
  const { t } = useText('watchlists')
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button ${variant}`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {t('addCoins')}
            </Button>
          ))}
          <Button variant={variant} icon={<Plus />}>
            {t('createCoinList')}
          </Button>
          <Button variant={variant} disabled>
            {t('addCoins')}
          </Button>
          <Button variant={variant} isBusy>
            {t('save')}
          </Button>
        </Specimen>
      ))}
    </>
  )
}

const Choices = () => {
  const { t } = useText('rating')
  const [isOn, setIsOn] = useState(true)
  const [view, setView] = useState('market')
  const [tab, setTab] = useState('tokenomics')
  const names = ['tokenomics', 'security', 'market'] as const
  const options = names.map((value) => ({ value, label: t(value) }))
  return (
    <>
      <Specimen name="Chip">
        <Chip isOn={isOn} onClick={() => setIsOn(!isOn)}>
          {t('excellent')}
        </Chip>
        <Chip isOn={false}>{t('weak')}</Chip>
        <Chip isOn={false} disabled>
          {t('critical')}
        </Chip>
      </Specimen>
      <Specimen name="Segment">
        <Segment
          label={t('rating')}
          value={view}
          onChange={setView}
          options={[...options, { value: 'social', label: t('social'), isDisabled: true }]}
        />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label={t('rating')} value={tab} onChange={setTab} tabs={options}>
          {names.map((name) => (
            <TabPanel key={name} value={name}>
              <p className="py-4 text-body text-ink-2">{t(name)}</p>
            </TabPanel>
          ))}
        </Tabs>
      </Specimen>
    </>
  )
}

export const ActionsSection = () => {
  const { t } = useText('watchlists')
  return (
    <>
      <Buttons />
      <Specimen name="IconButton">
        <IconButton label={t('searchInList')}>
          <Search />
        </IconButton>
        <IconButton label={t('deleteList')} disabled>
          <Trash2 />
        </IconButton>
      </Specimen>
      <Specimen name="Kbd">
        <Kbd>/</Kbd>
        <Kbd>?</Kbd>
      </Specimen>
      <Choices />
    </>
  )
}
