// "Your lists fly with you": the offline rules of the product, told along a flight.
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useFlightFigures } from '#client/flight-ready/use-flight-figures.ts'
import { FlightLine } from './flight-line.tsx'

const Rule = ({ title, text }: { title: string; text: string }) => (
  <div className="grid content-start gap-1.5">
    <h3 className="text-form font-semibold">{title}</h3>
    <p className="max-w-[25em] text-form/[1.56] text-pretty text-ink-2">{text}</p>
  </div>
)

/** What this very device holds at this moment, as the flight card counts it. */
const OnThisDevice = () => {
  const { t } = useText('pwa')
  const format = useFormat()
  const { coins, sales, scoreDetails } = useFlightFigures()
  const figures: [string, number][] = [
    [t('coinsAndScores'), coins],
    [t('scoreDetails'), scoreDetails],
    [t('tokenSales'), sales],
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t border-hair pt-4 text-table text-ink-3">
      <dt className="text-ink-2">{t('onThisDevice')}</dt>
      {figures.map(([label, count]) => (
        <dd key={label} className="inline-flex items-baseline gap-2">
          <b className="num text-form font-medium text-ink-1">{format.count(count)}</b>
          {label}
        </dd>
      ))}
    </dl>
  )
}

export const FlightSection = () => {
  const { t } = useText('landing')
  return (
    <section className="grid gap-8">
      <h2 className="landing-title landing-gutter">{t('listsFly')}</h2>
      <FlightLine />
      <div className="landing-gutter grid gap-8">
        <div className="grid gap-x-12 gap-y-6 tablet:grid-cols-3 desk:pt-10">
          <Rule title={t('beforeTitle')} text={t('beforeText')} />
          <Rule title={t('airTitle')} text={t('airText')} />
          <Rule title={t('afterTitle')} text={t('afterText')} />
        </div>
        <OnThisDevice />
      </div>
    </section>
  )
}
