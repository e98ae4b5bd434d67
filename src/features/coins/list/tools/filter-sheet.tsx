// Every filter in one sheet; on a phone also what the desktop has in its row: search, views, the
// file.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { WeightsChip } from '../own-weights/weights-chip.tsx'
import { ViewMenu } from '../views/view-menu.tsx'
import { FilterMenus, ListedMenu } from './filter-menus.tsx'
import { ScoreFilter, SubscoreFilters } from './score-filters.tsx'
import { ShownCount } from '#parts/coin-rows/shown-count.tsx'
import { ListSearchField } from '#parts/list-search-field.tsx'
import type { ToolProps } from './tool-props.ts'

export const FilterSheet = ({
  onOpenChange,
  ...props
}: ToolProps & { onOpenChange: (isOpen: boolean) => void }) => {
  const { search, change, reset, list } = props
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const { t: actions } = useText('actions')
  return (
    <Sheet
      isOpen
      onOpenChange={onOpenChange}
      title={t('filters')}
      closeLabel={actions('close')}
      footer={
        <>
          <Button variant="ghost" onClick={reset}>
            {actions('reset')}
          </Button>
          <ShownCount list={list} />
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {t('showResults')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="wide:hidden">
          <ListSearchField
            value={search.search ?? ''}
            onChange={(text) => change({ search: text })}
          />
        </div>
        <div>
          <ScoreFilter min={search.min} max={search.max} change={change} />
          <h3 className="mt-2 mb-1 text-caption font-regular text-ink-3">{rating('subScores')}</h3>
          <SubscoreFilters search={search} change={change} />
        </div>
        <div className="flex flex-wrap gap-1 border-t border-hair pt-3">
          <FilterMenus search={search} change={change} />
          <ListedMenu search={search} change={change} />
        </div>
        <Checkbox
          label={t('onlyMine')}
          isChecked={search.mine === true}
          onChange={(isChecked) => change({ mine: isChecked ? true : undefined })}
        />
        <div className="flex flex-wrap gap-1 border-t border-hair pt-3 tablet:hidden">
          <WeightsChip weights={search.weights} change={change} />
          <ViewMenu {...props} />
          <ExportButton list={list} search={search} />
        </div>
      </div>
    </Sheet>
  )
}
