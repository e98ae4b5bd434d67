// Which columns the table has, and how tall its rows are.
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Menu, MenuCheck, MenuItem, MenuRule, type MenuStart } from '#ui/overlays/menu.tsx'
import type { CoinListSearch, HideableColumn } from '../../list-search.ts'
import { figureColumns } from '../../rows/coin-columns.tsx'
import type { ChangeSearch } from '../../use-list-search.ts'

type ColumnChoicesProps = Pick<CoinListSearch, 'hide' | 'rows'> & {
  trigger: ReactNode
  startsOpen: MenuStart
  change: ChangeSearch
}

export const ColumnChoices = ({ hide, rows, change, ...menu }: ColumnChoicesProps) => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const hidden = hide ?? []
  const toggle = (id: HideableColumn) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]
    change({ hide: next.length > 0 ? next : undefined })
  }
  return (
    <Menu align="end" {...menu}>
      {figureColumns.map(({ id, heading }) => (
        <MenuCheck key={id} keepOpen isChecked={!hidden.includes(id)} onChange={() => toggle(id)}>
          {heading.area === 'coins' ? t(heading.key) : rating(heading.key)}
        </MenuCheck>
      ))}
      <MenuRule />
      <MenuCheck
        keepOpen
        isChecked={rows === 'compact'}
        onChange={(isCompact) => change({ rows: isCompact ? 'compact' : undefined })}
      >
        {t('compactRows')}
      </MenuCheck>
      <MenuItem onSelect={() => change({ hide: undefined })}>{t('resetColumns')}</MenuItem>
    </Menu>
  )
}
