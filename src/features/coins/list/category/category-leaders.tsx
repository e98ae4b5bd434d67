// Who leads a category: the best scored coin, and those that rose and fell most in a day.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CategoryFigures } from '#data/catalog/types/group-figures.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { AtLeast } from '#parts/score-badge/low-score.tsx'

type LeaderProps = {
  label: string
  /** Undefined while it is being read, null where nobody is. */
  row: CoinRow | null | undefined
  figure: ReactNode
}

const Leader = ({ label, row, figure }: LeaderProps) => {
  const { t } = useText('coin-category')
  return (
    <li className="flex min-w-0 items-center gap-2 text-table">
      <span className="text-caption text-ink-3 max-tablet:flex-1">{label}</span>
      {row ? (
        <>
          <Link
            to="/coin/$id"
            params={{ id: row.id }}
            className="inline-flex min-h-6 min-w-0 items-center gap-1.5 text-ink-1 hover:underline max-tablet:min-h-11"
          >
            <CoinLogo src={row.image} symbol={row.symbol} size={16} />
            <bdi className="truncate">{row.name}</bdi>
          </Link>
          <span className="flex-none whitespace-nowrap">{figure}</span>
        </>
      ) : (
        <span className="inline-flex min-h-6 items-center text-ink-3 max-tablet:min-h-11">
          {row === null ? t('none') : '-'}
        </span>
      )}
    </li>
  )
}

type Leaders = Pick<CategoryFigures, 'best' | 'gainer' | 'loser'>

export const CategoryLeaders = ({ leaders }: { leaders: Leaders | null | undefined }) => {
  const { t } = useText('coin-category')
  const format = useFormat()
  const change = (row: CoinRow | null | undefined) => (
    <Change {...format.change(row?.change24hPct)} />
  )
  const low = leaders?.best?.scoreLow ?? null
  return (
    <ul className="mt-3 grid gap-x-6 border-t border-hair pt-2 tablet:grid-cols-3">
      <Leader
        label={t('best')}
        row={leaders?.best}
        figure={
          <b className="num font-semibold text-ink-1">
            {low === null ? null : <AtLeast score={low} />}
          </b>
        }
      />
      <Leader label={t('gainer')} row={leaders?.gainer} figure={change(leaders?.gainer)} />
      <Leader label={t('loser')} row={leaders?.loser} figure={change(leaders?.loser)} />
    </ul>
  )
}
