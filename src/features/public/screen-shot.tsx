// A picture of the product in a thin frame; loaded when it comes near, with its place kept from the
// start. Pictures are not kept on the device before they are seen: without a connection its words
// stand in its place.
import { useState } from 'react'

type ScreenShotProps = {
  name: 'coin-list' | 'watchlist-offline'
  alt: string
  width: number
  height: number
}

const frame = 'h-auto w-full rounded-3 ring-1 ring-hair'

export const ScreenShot = ({ name, alt, width, height }: ScreenShotProps) => {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed)
    return (
      <p
        className={`${frame} grid place-items-center p-5 text-center text-table text-ink-3`}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {alt}
      </p>
    )
  return (
    <img
      src={`/screens/${name}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={frame}
      onError={() => setHasFailed(true)}
    />
  )
}
