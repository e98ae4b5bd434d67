// The flight as a line: solid on the ground, dashed in the air, solid again. Mirrors with the
// writing direction.
import { useText } from '#i18n/use-text.ts'

/** `x`, `y` in percent of the drawing; `isGround`: the label stands below a solid point. */
type Stop = { time: string; text: string; x: number; y: number; isGround?: boolean }

const width = 1440
const height = 200
const ground = 176
const cruise = 24

const useStops = (): Stop[] => {
  const { t } = useText('landing')
  const airY = (cruise / height) * 100
  const groundY = (ground / height) * 100
  return [
    { time: '11:06', text: t('flightOn'), x: 13, y: groundY, isGround: true },
    { time: '13:20', text: t('added', { name: 'Sui' }), x: 47, y: airY },
    { time: '13:41', text: t('newList', { name: t('exampleList') }), x: 60.5, y: airY },
    { time: '14:32', text: t('removed', { name: 'Arbitrum' }), x: 74, y: airY },
    { time: '19:52', text: t('landed'), x: 88, y: groundY, isGround: true },
  ]
}

const WideLine = ({ stops }: { stops: readonly Stop[] }) => {
  const { t } = useText('landing')
  const stroke = {
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
    strokeWidth: 1.25,
    className: 'stroke-ink-1',
  } as const
  return (
    <div className="relative mt-2 h-50 max-desk:hidden">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mirror absolute inset-0 size-full"
      >
        <path {...stroke} d={`M0 ${ground}H187`} />
        <path
          {...stroke}
          strokeDasharray="4 4"
          d={
            `M187 ${ground}C380 ${ground} 420 ${cruise} 640 ${cruise}H1090C1200 ${cruise} ` +
            `1160 ${ground} 1267 ${ground}`
          }
        />
        <path {...stroke} d={`M1267 ${ground}H${width}`} />
      </svg>
      <span
        className="absolute text-caption text-ink-3"
        style={{ insetInlineStart: '60.5%', top: `${(cruise / height) * 100 + 8}%` }}
      >
        <span className="block -translate-x-1/2 rtl:translate-x-1/2">{t('noConnection')}</span>
      </span>
      <ol>
        {stops.map(({ time, text, x, y, isGround }) => (
          <li
            key={time}
            data-ground={isGround}
            className="flight-stop absolute grid size-0 place-content-center place-items-center"
            style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
          >
            <span
              className={`absolute grid w-38 justify-items-center text-center wide:w-52 ${isGround ? 'top-3' : 'bottom-3'}`}
            >
              <time className="num text-table/4.5 text-ink-3">{time}</time>
              <span className="text-body/4.5 font-medium text-balance text-ink-1">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const TallLine = ({ stops }: { stops: readonly Stop[] }) => (
  <ol className="landing-gutter desk:hidden">
    {stops.map(({ time, text, isGround }, at) => (
      <li
        key={time}
        data-ground={isGround}
        className="flight-stop relative flex gap-4 pb-6 text-form text-ink-1 before:mt-1.75 before:flex-none"
      >
        {at < stops.length - 1 ? (
          <span
            aria-hidden="true"
            className="absolute start-1.25 top-5 -bottom-1.5 border-s border-dashed border-control"
          />
        ) : null}
        <time className="num w-11 flex-none text-ink-3">{time}</time>
        <span>{text}</span>
      </li>
    ))}
  </ol>
)

export const FlightLine = () => {
  const stops = useStops()
  return (
    <>
      <WideLine stops={stops} />
      <TallLine stops={stops} />
    </>
  )
}
