// A day of an airdrop: announced, only expected, or TBA, hatched as everything unknown is.
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Hatch } from '#ui/figures/sample-mark.tsx'

export const AirdropDate = ({
  atSec,
  isEstimated,
}: {
  atSec: number | null
  isEstimated: boolean
}) => {
  const { t } = useText('airdrops')
  const format = useFormat()
  if (atSec === null) {
    return (
      <span className="inline-flex items-center gap-2 text-ink-3">
        <Hatch />
        <bdi dir="ltr">{format.launchDate(null)}</bdi>
      </span>
    )
  }
  return (
    <span className="whitespace-nowrap">
      <bdi dir="ltr" className="num text-ink-1">
        {format.date(atSec)}
      </bdi>
      {isEstimated ? (
        <span className="text-caption text-ink-3 desk:max-wide:block"> {t('expected')}</span>
      ) : null}
    </span>
  )
}
