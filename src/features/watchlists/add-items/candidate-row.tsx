// One coin or sale of the add dialog: tick it, or see that the list has it already.
import { Check } from 'lucide-react'
import { formatSymbol } from '#domain/format/symbol.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useText } from '#i18n/use-text.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import type { Candidate } from './catalog-search.ts'

type CandidateRowProps = {
  kind: ListKind
  candidate: Candidate
  isOnList: boolean
  isChosen: boolean
  onToggle: () => void
}

const CandidateName = ({
  kind,
  candidate: { name, symbol, image },
}: Pick<CandidateRowProps, 'kind' | 'candidate'>) => (
  <span className="flex min-h-9 min-w-0 items-center gap-2.5">
    <CoinLogo src={image} symbol={symbol} size={24} shape={kind === 'coin' ? 'round' : 'square'} />
    <bdi className="truncate text-body font-medium text-ink-1">{name}</bdi>
    <bdi className="flex-none text-caption text-ink-3">{formatSymbol(symbol)}</bdi>
  </span>
)

export const CandidateRow = ({
  kind,
  candidate,
  isOnList,
  isChosen,
  onToggle,
}: CandidateRowProps) => {
  const { t } = useText('watchlists')
  return (
    <li className="border-b border-hair last:border-transparent">
      {isOnList ? (
        <div className="flex min-h-11 items-center gap-2">
          <Check className="text-ink-3" />
          <span className="min-w-0 flex-1">
            <CandidateName kind={kind} candidate={candidate} />
          </span>
          <span className="flex-none text-caption text-ink-3">{t('alreadyInList')}</span>
        </div>
      ) : (
        <Checkbox
          label={<CandidateName kind={kind} candidate={candidate} />}
          isChecked={isChosen}
          onChange={onToggle}
        />
      )}
    </li>
  )
}
