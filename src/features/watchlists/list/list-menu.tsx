// What can be done with the chosen list.
import { Link } from '@tanstack/react-router'
import { Pencil, Pin, Scale, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Menu, MenuItem, MenuLink, MenuRule, type MenuStart } from '#ui/overlays/menu.tsx'

type ListMenuProps = {
  trigger: ReactNode
  startsOpen: MenuStart
  isDefault: boolean
  /** Coins of this list to see side by side; undefined where it has too few. */ compared:
    | string
    | undefined
  onEdit: () => void
  onSetDefault: () => void
  onDelete: () => void
}

export const ListMenu = ({
  trigger,
  startsOpen,
  isDefault,
  compared,
  onEdit,
  onSetDefault,
  onDelete,
}: ListMenuProps) => {
  const { t } = useText('watchlists')
  const { t: nav } = useText('nav')
  return (
    <Menu align="end" trigger={trigger} startsOpen={startsOpen}>
      <MenuItem icon={<Pencil />} onSelect={onEdit}>
        {t('editList')}
      </MenuItem>
      <MenuItem icon={<Pin />} onSelect={onSetDefault} isDisabled={isDefault}>
        {t('setDefault')}
      </MenuItem>
      {compared === undefined ? null : (
        <MenuLink>
          <Link to="/compare" search={{ coins: compared }}>
            <Scale />
            {nav('compare')}
          </Link>
        </MenuLink>
      )}
      <MenuRule />
      <MenuItem icon={<Trash2 />} onSelect={onDelete} isDanger>
        {t('deleteList')}
      </MenuItem>
    </Menu>
  )
}
