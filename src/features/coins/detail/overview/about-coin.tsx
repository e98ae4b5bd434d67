// What a coin is: its kind and its supply in the page's words, then its provider's text, and where
// to read more.
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { OutsideLinks } from '../outside-links.tsx'
import { sentenceGap } from '../section/sentence-gap.ts'
import { TabSection } from '../tab-section.tsx'
import { isWebAddress } from '#domain/text/web-address.ts'

/** Categories of the sample market and their like; any other is only named. */
const categoryTexts = {
  'Layer 1': 'kindLayer1',
  'Layer 2': 'kindLayer2',
  DeFi: 'kindDefi',
  Stablecoin: 'kindStablecoin',
  Meme: 'kindMeme',
  Gaming: 'kindGaming',
  'AI & DePIN': 'kindAi',
  Exchange: 'kindExchange',
  Infrastructure: 'kindInfrastructure',
  'Real-world assets': 'kindRealWorld',
} as const
const isKnownCategory = (category: string | null): category is keyof typeof categoryTexts =>
  category !== null && Object.hasOwn(categoryTexts, category)

/** Sentences from the coin's own figures: what is unknown is not said. */
const useOwnWords = (row: CoinRow, record: CoinRecord): string[] => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const { genesisAtSec, circulatingSupply, maxSupply } = record
  const symbol = formatSymbol(row.symbol)
  const supply = () => {
    if (circulatingSupply === null) return null
    const circulating = format.compact(circulatingSupply)
    return maxSupply === null
      ? t('supplyWithoutMax', { circulating, symbol })
      : t('supplyOfMax', { circulating, symbol, max: format.compact(maxSupply) })
  }
  return [
    isKnownCategory(row.category) ? t(categoryTexts[row.category]) : null,
    genesisAtSec === null
      ? null
      : t('startedOn', { name: row.name, date: format.date(genesisAtSec) }),
    supply(),
  ].filter((sentence) => sentence !== null)
}

const linkKeys = {
  homepage: 'homepage',
  whitepaper: 'whitepaper',
  explorer: 'explorer',
  source_code: 'sourceCode',
} as const

export const AboutCoin = ({ row, record }: { row: CoinRow; record: CoinRecord }) => {
  const { t, language } = useText('coin-detail')
  const ownWords = useOwnWords(row, record)
  const links = (Object.keys(linkKeys) as (keyof typeof linkKeys)[]).flatMap((key) => {
    const url = record.links[key]
    return isWebAddress(url) ? [{ key, url, label: t(linkKeys[key]) }] : []
  })
  return (
    <>
      {ownWords.length > 0 || record.description ? (
        <TabSection title={t('about')}>
          <p className="max-w-[68ch] text-body/5.5 max-tablet:text-form">
            {ownWords.join(sentenceGap(language))}
          </p>
          {record.description ? (
            <p
              dir="ltr"
              lang="en"
              className={
                'mt-3 max-w-[68ch] rtl:text-right text-body/5.5 whitespace-pre-line text-ink-3 ' +
                'max-tablet:text-form'
              }
            >
              {record.description}
            </p>
          ) : null}
        </TabSection>
      ) : null}
      {links.length > 0 ? (
        <TabSection title={t('links')}>
          <OutsideLinks links={links} />
        </TabSection>
      ) : null}
    </>
  )
}
