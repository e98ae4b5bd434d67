// The line and the marker of one series, beside its name wherever it is spoken of.
import { clsx } from 'clsx'
import { markerPath, type SeriesLook } from './series-looks.ts'

const middle = { x: 13, y: 5 }
const crossWidth = 2

export const SeriesKey = ({ look }: { look: SeriesLook }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 26 10"
    width="26"
    height="10"
    direction="ltr"
    className="flex-none"
  >
    <path
      d="M0 5H26"
      fill="none"
      strokeWidth={look.widthPx}
      strokeDasharray={look.dashes}
      className={look.stroke}
    />
    <path
      d={markerPath(look.marker, middle, 3.2)}
      strokeWidth={crossWidth}
      className={clsx(look.stroke, look.marker === 'cross' ? 'fill-transparent' : look.fill)}
    />
  </svg>
)
