// What can be done with the chosen list.
import { Pencil, Pin, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Menu, MenuItem, MenuRule } from '#ui/overlays/menu.tsx'

type ListMenuProps = { trigger: ReactNode; startsOpen: boolean; isDefault: boolean; onEdit: () => void; onSetDefault: () => void; onDelete: () => void }

export const ListMenu = ({ trigger, startsOpen, isDefault, onEdit, onSetDefault, onDelete }: ListMenuProps) => {
  const { t } = useText('watchlists')
  return (
    <Menu align="end" trigger={trigger} startsOpen={startsOpen}>
      <MenuItem icon={<Pencil />} onSelect={onEdit}>
        {t('editList')}
      </MenuItem>
      <MenuItem icon={<Pin />} onSelect={onSetDefault} isDisabled={isDefault}>
        {t('setDefault')}
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<Trash2 />} onSelect={onDelete} isDanger>
        {t('deleteList')}
      </MenuItem>
    </Menu>
  )
}
