// The chip of the columns and of the rows' height.
import { Columns3 } from 'lucide-react'
import { memo } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyMenu } from '#parts/states/lazy-menu.tsx'
import type { CoinListSearch } from '../list-search.ts'
import type { ChangeSearch } from '../use-list-search.ts'
import { loadToolMenus } from './menus/load-tool-menus.ts'

const ColumnChoices = lazyPart(loadToolMenus, ({ toolMenus }) => toolMenus.ColumnChoices)

export const ColumnMenu = memo(
  (props: Pick<CoinListSearch, 'hide' | 'rows'> & { change: ChangeSearch }) => {
    const { t } = useText('coins')
    const trigger = <Chip icon={<Columns3 />}>{t('columns')}</Chip>
    return (
      <LazyMenu trigger={trigger} load={loadToolMenus}>
        {(startsOpen) => <ColumnChoices {...props} trigger={trigger} startsOpen={startsOpen} />}
      </LazyMenu>
    )
  },
)
