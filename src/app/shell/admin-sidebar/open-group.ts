// Which group of the admin menu is open: one at most (R-ASB-018), the one of the current page until
// another is chosen.
import { useState } from 'react'
import type { TextKey } from '#i18n/areas.ts'
import { groupAt } from './admin-menu.ts'

type GroupKey = TextKey<'admin'>

export const useOpenGroup = (
  pathname: string,
): [open: GroupKey | null, toggle: (key: GroupKey) => void] => {
  const [choice, setChoice] = useState<{ pathname: string; open: GroupKey | null } | null>(null)
  // A choice holds until another page is opened from a group of its own.
  const open =
    choice && (choice.pathname === pathname || groupAt(pathname) === null)
      ? choice.open
      : groupAt(pathname)
  return [open, (key) => setChoice({ pathname, open: open === key ? null : key })]
}
