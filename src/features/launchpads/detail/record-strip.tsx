// Every project of a launchpad as a dot between a thirtieth and thirty times its sale price; the
// upright line is where all began. Projects without a price are hollow, outside of the scale.
import type { PastSale } from '#domain/launchpad/launchpad-record.ts'

const widthPx = 168
const heightPx = 20
/** Room for those without a price. */
const gutterPx = 18
const decades = 1.5
/** More do not fit beside the scale; the words below count them all. */
const mostLost = 6

/** Physical x of a multiple, logarithmic, beyond the ends at the end. */
const xOf = (multiple: number): number => {
  const place =
    multiple <= 0 ? -decades : Math.max(-decades, Math.min(decades, Math.log10(multiple)))
  return gutterPx + 4 + ((place + decades) / (2 * decades)) * (widthPx - gutterPx - 8)
}

export const RecordStrip = ({ sales, label }: { sales: readonly PastSale[]; label: string }) => {
  const lost = sales.filter(({ multiple }) => multiple === null)
  return (
    <svg
      role="img"
      aria-label={label}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      className="relative block"
    >
      <title>{label}</title>
      <line
        x1={gutterPx}
        x2={widthPx}
        y1={heightPx / 2}
        y2={heightPx / 2}
        className="stroke-line"
      />
      <line x1={xOf(1)} x2={xOf(1)} y1="2" y2={heightPx - 2} className="stroke-ink-3" />
      {sales.map(({ id, multiple }) =>
        multiple === null ? null : (
          <circle
            key={id}
            cx={xOf(multiple)}
            cy={heightPx / 2}
            r="3"
            fillOpacity=".62"
            className={multiple < 1 ? 'fill-down' : 'fill-up'}
          />
        ),
      )}
      {lost.slice(0, mostLost).map(({ id }, at) => (
        <circle
          key={id}
          cx={4 + (at % 2) * 7}
          cy={
            heightPx / 2 +
            (Math.floor(at / 2) - (Math.ceil(Math.min(lost.length, mostLost) / 2) - 1) / 2) * 7
          }
          r="2.5"
          fill="none"
          className="stroke-ink-3"
        />
      ))}
    </svg>
  )
}
