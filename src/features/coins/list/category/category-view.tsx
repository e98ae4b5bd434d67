// What the chosen category comes to and who leads it, in place of the market's highlights
// (decisions/197). Its code and words come when a category is chosen.
import { ArrowLeft } from 'lucide-react'
import { categoryFigures } from '#data/catalog/queries/category-figures.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import type { ChangeSearch } from '../use-list-search.ts'
import { GroupGrid } from './group-grid.tsx'
import { CategoryLeaders } from './category-leaders.tsx'

type CategoryViewProps = { categories: readonly string[]; change: ChangeSearch }

export const CategoryView = ({ categories, change }: CategoryViewProps) => {
  const { t } = useText('coin-category')
  const figures = useLiveQuery(() => categoryFigures(categories), [JSON.stringify(categories)])
  return (
    <section aria-labelledby="category-name" className="pt-1 pb-4 wide:min-h-32">
      <div className="wide:grid wide:grid-cols-[14rem_minmax(0,1fr)] wide:gap-x-4">
        <header className="flex flex-wrap items-center justify-between gap-x-3 wide:block">
          <h2 id="category-name" className="min-w-0 text-title-1 wrap-anywhere">
            {(figures?.names ?? categories).map((name, at) => (
              <span key={name}>
                {at > 0 ? ' · ' : null}
                <bdi>{name}</bdi>
              </span>
            ))}
          </h2>
          <Chip
            icon={<ArrowLeft className="mirror" />}
            className="-mx-2.5"
            onClick={() => change({ category: undefined })}
          >
            {t('allCoins')}
          </Chip>
        </header>
        {figures?.coins === 0 ? (
          <p className="pt-2 text-body text-ink-3">{t('noCoins')}</p>
        ) : (
          <GroupGrid figures={figures} />
        )}
      </div>
      {figures?.coins === 0 ? null : <CategoryLeaders leaders={figures} />}
    </section>
  )
}
