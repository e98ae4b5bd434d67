// One coin or sale of the add dialog, to tick. Those that the list has already are not offered.
import { formatSymbol } from '#domain/format/symbol.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import type { Candidate } from './catalog-search.ts'

type CandidateRowProps = {
  kind: ListKind
  candidate: Candidate
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

export const CandidateRow = ({ kind, candidate, isChosen, onToggle }: CandidateRowProps) => (
  <li className="border-b border-hair last:border-transparent">
    <Checkbox
      label={<CandidateName kind={kind} candidate={candidate} />}
      isChecked={isChosen}
      onChange={onToggle}
    />
  </li>
)
