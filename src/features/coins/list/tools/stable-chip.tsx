// Says that stablecoins are left out of the list, or that they are in it, and turns that round.
import { memo } from 'react'
import { useText } from '#i18n/use-text.ts'
import { leavesOutStable } from '../list-query.ts'
import type { CoinListSearch } from '../list-search.ts'
import type { ChangeSearch } from '../use-list-search.ts'

type StableChipProps = { search: CoinListSearch; change: ChangeSearch; className?: string }

/** Nothing where another choice decides: a search, a category, the own coins. */
export const StableChip = memo(({ search, change, className = '' }: StableChipProps) => {
  const { t } = useText('coins')
  const isHidden = leavesOutStable(search)
  if (!isHidden && !search.stable) return null
  return (
    <button
      type="button"
      aria-pressed={!isHidden}
      onClick={() => change({ stable: isHidden ? true : undefined })}
      className={`relative text-caption text-ink-3 after:absolute after:-inset-y-2.5 after:inset-x-0 hover:text-ink-1 ${className}`}
    >
      {isHidden ? t('stableHidden') : t('stableShown')}
    </button>
  )
})
