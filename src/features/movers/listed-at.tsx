// When a coin was or will be listed: how far away in spans of 24 hours, and the moment they are
// counted from (R-MOV-004, D-DATES).
import { listingAge } from '#domain/format/listing-age.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useNowSec } from '#client/use-now.ts'

const useListed = (listedAtSec: number): { age: string; moment: string } => {
  const { t } = useText('dates')
  const format = useFormat()
  const { key, ...values } = listingAge(listedAtSec, useNowSec())
  return { age: t(key, values), moment: format.moment(listedAtSec) }
}

/** Two lines for a table's cell. */
export const ListedAt = ({ listedAtSec }: { listedAtSec: number }) => {
  const { age, moment } = useListed(listedAtSec)
  return (
    <span className="grid leading-4">
      <span className="text-ink-1">{age}</span>
      <bdi dir="ltr" className="num justify-self-start text-caption text-ink-3">
        {moment}
      </bdi>
    </span>
  )
}

/** One line for a card. */
export const ListedLine = ({ listedAtSec }: { listedAtSec: number }) => {
  const { age, moment } = useListed(listedAtSec)
  return (
    <>
      {age} · <bdi dir="ltr">{moment}</bdi>
    </>
  )
}
