// When a sale launches: the date and how far away it is, or TBA, hatched as everything unknown is.
import { launchDateSec } from '#domain/format/date.ts'
import { listingAge } from '#domain/format/listing-age.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useNowSec } from '#client/use-now.ts'

export const Unannounced = () => {
  const format = useFormat()
  return (
    <span className="inline-flex items-center gap-2 text-ink-3">
      <span aria-hidden="true" className="hatched h-2 w-3.5 rounded-[2px]" />
      <bdi dir="ltr">{format.launchDate(null)}</bdi>
    </span>
  )
}

export const LaunchDate = ({ launchAtSec }: { launchAtSec: number | null }) => {
  const format = useFormat()
  const { t } = useText('dates')
  const nowSec = useNowSec()
  const launch = launchDateSec(launchAtSec)
  if (launch === null) return <Unannounced />
  const age = listingAge(launch, nowSec)
  return (
    <span className="grid leading-4">
      <bdi dir="ltr" className="num justify-self-start text-ink-1">
        {format.launchDate(launch)}
      </bdi>
      <span className="text-caption text-ink-3">
        {t(age.key, 'count' in age ? { count: age.count } : {})}
      </span>
    </span>
  )
}
