// One coin or sale found by a search box. The focus stays in the box: its keys act on the list.
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { formatSymbol } from '#domain/format/symbol.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'

type SearchOptionProps = {
  id: string
  hit: { name: string; symbol: string; image: string | null }
  shape: 'round' | 'square'
  isActive: boolean
  /** Why it cannot be chosen. */
  refusal?: string | undefined
  onChoose: () => void
}

export const SearchOption = ({
  id,
  hit,
  shape,
  isActive,
  refusal,
  onChoose,
}: SearchOptionProps) => {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const choose = refusal === undefined ? onChoose : undefined
  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={refusal === undefined ? undefined : true}
      onPointerDown={(event) => event.preventDefault()}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') choose?.()
      }}
      className={clsx(
        'flex h-10 scroll-my-1 items-center gap-2.5 rounded-1 px-2.5 text-table max-tablet:h-11',
        choose && 'cursor-pointer',
        isActive ? 'bg-hover' : 'hover:bg-hover',
      )}
    >
      <CoinLogo src={hit.image} symbol={hit.symbol} size={24} shape={shape} />
      <bdi className={clsx('min-w-0 truncate text-body', choose ? 'text-ink-1' : 'text-ink-3')}>
        {hit.name}
      </bdi>
      <bdi className="text-caption text-ink-3">{formatSymbol(hit.symbol)}</bdi>
      {refusal === undefined ? null : (
        <span className="ms-auto flex-none text-caption text-ink-3">{refusal}</span>
      )}
    </div>
  )
}
