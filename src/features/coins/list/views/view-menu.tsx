// Saved views: press one to see its list, keep the present one under a name, forget the one that is
// shown.
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyMenu } from '#parts/states/lazy-menu.tsx'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import type { ListSearch } from '../use-list-search.ts'
import { isSameSearch } from '../list-search.ts'
import { loadToolMenus } from '../tools/menus/load-tool-menus.ts'
import { useViews } from './use-views.ts'

const SaveViewDialog = lazyPart(
  () => import('./save-view-dialog.tsx'),
  (module) => module.SaveViewDialog,
)
const ViewChoices = lazyPart(loadToolMenus, ({ toolMenus }) => toolMenus.ViewChoices)

export const ViewMenu = ({ search, replace }: Pick<ListSearch, 'search' | 'replace'>) => {
  const { t } = useText('coins')
  const saved = useViews()
  const [isNaming, setIsNaming] = useState(false)
  const shown = saved?.views.find((view) => isSameSearch(view.search, search))
  const trigger = (
    <Chip icon={<Bookmark />}>
      {shown ? <bdi className="max-w-32 truncate">{shown.name}</bdi> : t('views')}
    </Chip>
  )
  return (
    <>
      <LazyMenu trigger={trigger} load={loadToolMenus}>
        {(startsOpen) => (
          <ViewChoices
            trigger={trigger}
            startsOpen={startsOpen}
            saved={saved}
            shown={shown}
            search={search}
            replace={replace}
            onSave={() => setIsNaming(true)}
          />
        )}
      </LazyMenu>
      <LazyLayer onClose={() => setIsNaming(false)}>
        {isNaming && saved ? (
          <SaveViewDialog views={saved} search={search} onClose={() => setIsNaming(false)} />
        ) : null}
      </LazyLayer>
    </>
  )
}
