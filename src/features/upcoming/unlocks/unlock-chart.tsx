// The supply that is free, month by month, and below it each allocation on its own, over the same
// months.
import { freedPercent, type UnlockPlan } from '#domain/sale/vesting.ts'
import { useFormat } from '#i18n/use-format.ts'

/** A step a month: what is free stays so until the next. */
const stepsOf = (percentAt: (month: number) => number, months: number): string =>
  Array.from({ length: months + 1 }, (_, month) =>
    month === 0 ? `M0 ${100 - percentAt(0)}` : `H${month}V${(100 - percentAt(month)).toFixed(3)}`,
  ).join('')

const Steps = ({
  percentAt,
  months,
  className,
}: {
  percentAt: (month: number) => number
  months: number
  className: string
}) => {
  const line = stepsOf(percentAt, months)
  return (
    <svg
      viewBox={`0 0 ${months + 1} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      <path d={`${line}H${months + 1}V100H0Z`} className="fill-ink-1" fillOpacity=".14" />
      <path
        d={`${line}H${months + 1}`}
        fill="none"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink-1"
      />
    </svg>
  )
}

type UnlockChartProps = {
  plan: UnlockPlan
  label: string
  /** What stands under the first and the last month. */
  ends: readonly [string, string]
}

export const UnlockChart = ({
  plan: { lanes, lastMonth, sumPercent },
  label,
  ends,
}: UnlockChartProps) => {
  const format = useFormat()
  const whole = Math.max(100, sumPercent)
  const totalAt = (month: number): number =>
    (lanes.reduce(
      (sum, { percent, terms }) => sum + (percent * freedPercent(terms, month)) / 100,
      0,
    ) /
      whole) *
    100
  return (
    <div role="img" aria-label={label}>
      <div dir="ltr" className="border-y border-hair">
        <Steps percentAt={totalAt} months={lastMonth} className="block h-36 w-full" />
      </div>
      <p dir="ltr" className="mt-1 flex justify-between gap-4 text-caption text-ink-3">
        <bdi>{ends[0]}</bdi>
        <bdi>{ends[1]}</bdi>
      </p>
      <ul className="mt-4 grid gap-1.5">
        {lanes.map(({ label: name, percent, terms }) => (
          <li
            key={name}
            className={
              'grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)_3.5rem] items-center gap-3 ' +
              'text-table tablet:grid-cols-[minmax(0,10rem)_minmax(0,1fr)_3.5rem]'
            }
          >
            <bdi className="truncate text-ink-2 rtl:text-right">{name}</bdi>
            <span dir="ltr" className="border-b border-hair">
              <Steps
                percentAt={(month) => freedPercent(terms, month)}
                months={lastMonth}
                className="block h-6 w-full"
              />
            </span>
            <bdi className="num text-end text-ink-3">{format.share(percent)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
