// A picture of the product in a thin frame; loaded when it comes near, with its place kept from the
// start.
export const ScreenShot = ({
  name,
  alt,
  width,
  height,
}: {
  name: 'coin-list' | 'watchlist-offline'
  alt: string
  width: number
  height: number
}) => (
  <img
    src={`/screens/${name}.webp`}
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
    className="h-auto w-full rounded-3 ring-1 ring-hair"
  />
)
