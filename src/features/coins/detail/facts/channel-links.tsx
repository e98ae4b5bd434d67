// Where a coin's people and code are found, as far as it is known.
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import { useText } from '#i18n/use-text.ts'
import { OutsideLinks } from '../outside-links.tsx'
import { TabSection } from '../tab-section.tsx'
import { isWebAddress } from '#domain/text/web-address.ts'

const words = {
  twitter: 'linkX',
  telegram: 'linkTelegram',
  reddit: 'linkReddit',
  source_code: 'linkCode',
  whitepaper: 'linkWhitepaper',
  explorer: 'linkExplorer',
} as const
type LinkKind = keyof typeof words

export const ChannelLinks = ({
  record,
  title,
  kinds,
}: {
  record: CoinRecord | null
  title: string
  kinds: readonly LinkKind[]
}) => {
  const { t } = useText('coin-facts')
  if (!record) return null
  const known = kinds.flatMap((kind) => {
    const url = record.links[kind]
    return isWebAddress(url) ? [{ key: kind, url, label: t(words[kind]) }] : []
  })
  return (
    <TabSection title={title}>
      {known.length === 0 ? <p className="text-body text-ink-3">{t('noLinks')}</p> : null}
      <OutsideLinks links={known} />
    </TabSection>
  )
}
