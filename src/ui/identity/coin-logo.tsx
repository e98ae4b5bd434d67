// A coin's or project's picture; its first letters when there is none or it does not load.
import { clsx } from 'clsx'
import { useState } from 'react'

type CoinLogoProps = {
  src: string | null | undefined
  symbol: string
  size?: 16 | 24 | 32 | 40
  shape?: 'round' | 'square'
}

const sizes = {
  16: 'size-4 text-[.5rem]',
  24: 'size-6 text-[.5625rem]',
  32: 'size-8 text-label',
  40: 'size-10 text-table',
} as const

export const CoinLogo = ({ src, symbol, size = 24, shape = 'round' }: CoinLogoProps) => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const frame = clsx(sizes[size], shape === 'round' ? 'rounded-full' : 'rounded-2', 'flex-none')
  if (!src || failedSrc === src) {
    return (
      <span
        aria-hidden="true"
        className={clsx(frame, 'grid place-items-center bg-hover font-semibold text-ink-2')}
      >
        {symbol.slice(0, 2).toUpperCase()}
      </span>
    )
  }
  // A picture stays until the next one is here: never for another coin.
  return (
    <img
      key={src}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={clsx(frame, 'ring-1 ring-ink-1/10')}
    />
  )
}
