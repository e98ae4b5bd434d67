// Reads and changes the page's state in the URL; nothing of it makes an entry of its own in the
// history.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import {
  airdropLink,
  airdropSearchSchema,
  trimmedSearch,
  type AirdropSearch,
} from './airdrop-search.ts'

export type ChangeSearch = (part: Partial<AirdropSearch>) => void

export const useAirdropSearch = (): { search: AirdropSearch; change: ChangeSearch } => {
  const search = useSearch({ from: '/_app/(discover)/airdropscore' })
  const navigate = useNavigate()
  const change = useCallback<ChangeSearch>(
    (part) => {
      airdropLink.forget()
      void navigate({
        to: '/airdropscore',
        search: (current) => trimmedSearch({ ...airdropSearchSchema.parse(current), ...part }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return { search, change }
}
