// The seven filters of the sale list (R-UPL-001, R-UPL-008): a column on a desktop, the body of a
// sheet on a phone.
import { useMemo } from 'react'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { listingWindows } from '#domain/coin/listing-window.ts'
import { saleTypes, type SaleType } from '#domain/sale/sale.ts'
import { useText } from '#i18n/use-text.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { saleWords } from '#domain/sale/sale-words.ts'
import type { SaleSearch } from '../list/sale-search.ts'
import { ScoreFilter } from './score-filter.tsx'
import type { ChangeSearch } from '../list/use-sale-search.ts'
import { WordFilter } from './word-filter.tsx'

type FilterPanelProps = { sales: readonly SaleRow[]; search: SaleSearch; change: ChangeSearch }

const isSaleType = (value: string): value is SaleType => saleTypes.some((type) => type === value)

export const FilterPanel = ({ sales, search, change }: FilterPanelProps) => {
  const { t } = useText('upcoming')
  const words = useMemo(() => saleWords(sales), [sales])
  return (
    <>
      <ScoreFilter search={search} change={change} unratedCount={words.unratedCount} />
      <section className="border-t border-hair pt-3 pb-3.5">
        <h3 className="mb-2.5 text-caption font-regular text-ink-3">{t('saleType')}</h3>
        <ChoiceChips
          label={t('saleType')}
          options={saleTypes.map((type) => ({ value: type, label: type }))}
          chosen={search.type ?? []}
          onChange={(chosen) => change({ type: chosen.filter(isSaleType) })}
        />
      </section>
      <section className="border-t border-hair pt-3 pb-3.5">
        <h3 className="mb-2.5 text-caption font-regular text-ink-3">{t('listingDate')}</h3>
        <ChoiceChips
          isSingle
          label={t('listingDate')}
          options={listingWindows.map((value) => ({ value, label: t(`window${value}`) }))}
          chosen={search.within === undefined ? [] : [search.within]}
          onChange={([chosen]) =>
            change({ within: listingWindows.find((value) => value === chosen) })
          }
        />
      </section>
      <WordFilter
        title={t('launchpad')}
        words={words.launchpads}
        chosen={search.launchpad ?? []}
        onChange={(launchpad) => change({ launchpad })}
        isOpenAtFirst
      />
      <WordFilter
        title={t('category')}
        words={words.categories}
        chosen={search.category ?? []}
        onChange={(category) => change({ category })}
      />
      <WordFilter
        title={t('blockchain')}
        words={words.blockchains}
        chosen={search.chain ?? []}
        onChange={(chain) => change({ chain })}
      />
      <WordFilter
        title={t('investor')}
        words={words.investors}
        chosen={search.investor ?? []}
        onChange={(investor) => change({ investor })}
      />
    </>
  )
}
