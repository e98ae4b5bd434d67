// Saved views: press one to see its list, keep the present one under a name, forget the one that is
// shown.
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { Menu, MenuCheck, MenuItem, MenuLabel, MenuRule } from '#ui/overlays/menu.tsx'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import type { ListSearch } from '../use-list-search.ts'
import { isSameSearch } from '../list-search.ts'
import { useViews } from './use-views.ts'

const SaveViewDialog = lazyPart(
  () => import('./save-view-dialog.tsx'),
  (module) => module.SaveViewDialog,
)

export const ViewMenu = ({ search, replace }: Pick<ListSearch, 'search' | 'replace'>) => {
  const { t } = useText('coins')
  const saved = useViews()
  const [isNaming, setIsNaming] = useState(false)
  const shown = saved?.views.find((view) => isSameSearch(view.search, search))
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Chip icon={<Bookmark />}>
            {shown ? <bdi className="max-w-32 truncate">{shown.name}</bdi> : t('views')}
          </Chip>
        }
      >
        {saved === null || saved.views.length === 0 ? <MenuLabel>{t('noViews')}</MenuLabel> : null}
        {saved?.views.map((view) => (
          <MenuCheck
            key={view.name}
            isChecked={view === shown}
            onChange={() => replace(view.search)}
          >
            <bdi className="max-w-64 truncate">{view.name}</bdi>
          </MenuCheck>
        ))}
        <MenuRule />
        <MenuItem isDisabled={saved === null} onSelect={() => setIsNaming(true)}>
          {t('saveView')}
        </MenuItem>
        {shown ? (
          <MenuItem onSelect={() => saved?.remove(shown)}>
            {t('deleteView', { name: shown.name })}
          </MenuItem>
        ) : null}
      </Menu>
      <LazyLayer onClose={() => setIsNaming(false)}>
        {isNaming && saved ? (
          <SaveViewDialog views={saved} search={search} onClose={() => setIsNaming(false)} />
        ) : null}
      </LazyLayer>
    </>
  )
}
