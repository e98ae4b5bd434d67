// Reads and changes the page's state in the URL; nothing of it makes an entry of its own in the
// history.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import {
  launchpadLink,
  launchpadSearchSchema,
  trimmedSearch,
  type LaunchpadSearch,
} from './launchpad-search.ts'

export type ChangeSearch = (part: Partial<LaunchpadSearch>) => void

export const useLaunchpadSearch = (): { search: LaunchpadSearch; change: ChangeSearch } => {
  const search = useSearch({ from: '/_app/(discover)/launchpads' })
  const navigate = useNavigate()
  const change = useCallback<ChangeSearch>(
    (part) => {
      launchpadLink.forget()
      void navigate({
        to: '/launchpads',
        search: (current) => trimmedSearch({ ...launchpadSearchSchema.parse(current), ...part }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return { search, change }
}
