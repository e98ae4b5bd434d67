// The saved views as choices, or some to begin with, and what can be done about the one that is
// shown.
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import {
  Menu,
  MenuCheck,
  MenuItem,
  MenuLabel,
  MenuRule,
  type MenuStart,
} from '#ui/overlays/menu.tsx'
import { isSameSearch } from '../list-search.ts'
import type { ListSearch } from '../use-list-search.ts'
import { presetNames, presetViews } from './preset-views.ts'
import type { CoinView, Views } from './use-views.ts'

type ViewChoicesProps = Pick<ListSearch, 'search' | 'replace'> & {
  trigger: ReactNode
  startsOpen: MenuStart
  saved: Views | null
  shown: CoinView | undefined
  onSave: () => void
}

/** Where nothing has been kept yet. */
const Presets = ({ search, replace }: Pick<ViewChoicesProps, 'search' | 'replace'>) => {
  const { t } = useText('coins')
  return presetNames.map((name) => (
    <MenuCheck
      key={name}
      isChecked={isSameSearch(presetViews[name], search)}
      onChange={() => replace(presetViews[name])}
    >
      {t(name)}
    </MenuCheck>
  ))
}

export const ViewChoices = ({
  saved,
  shown,
  search,
  replace,
  onSave,
  ...menu
}: ViewChoicesProps) => {
  const { t } = useText('coins')
  return (
    <Menu align="end" {...menu}>
      {saved === null || saved.views.length === 0 ? (
        <>
          <MenuLabel>{t('noViews')}</MenuLabel>
          <Presets search={search} replace={replace} />
        </>
      ) : null}
      {saved?.views.map((view) => (
        <MenuCheck key={view.name} isChecked={view === shown} onChange={() => replace(view.search)}>
          <bdi className="max-w-64 truncate">{view.name}</bdi>
        </MenuCheck>
      ))}
      <MenuRule />
      <MenuItem isDisabled={saved === null} onSelect={onSave}>
        {t('saveView')}
      </MenuItem>
      {shown ? (
        <MenuItem onSelect={() => saved?.remove(shown)}>
          {t('deleteView', { name: shown.name })}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
