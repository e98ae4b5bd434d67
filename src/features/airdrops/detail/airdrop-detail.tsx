// Below an opened airdrop: what to do, why it has its score, how to stay safe, the official page by
// its host, the dates for a calendar.
import { ArrowUpRight, CalendarPlus, ShieldAlert } from 'lucide-react'
import type { AirdropMark } from '#data/airdrops/types.ts'
import type { AirdropListing } from '#domain/airdrop/airdrop-list.ts'
import { webHost } from '#domain/text/web-address.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import type { CalendarDate } from '#client/files/calendar.ts'
import { saveCalendar } from '#client/files/save-calendar.ts'
import { AirdropReasons } from './airdrop-reasons.tsx'
import { AirdropTasks } from './airdrop-tasks.tsx'
import { RewardWords } from './reward-words.tsx'
import type { AirdropMarks } from '../use-airdrop-marks.ts'

const daySec = 86_400

const OfficialPage = ({ url }: { url: string | null }) => {
  const { t } = useText('airdrops')
  const host = webHost(url)
  if (host === null || url === null) return <p>{t('noPage')}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {t('officialPage')}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-6 min-w-0 items-center gap-1 text-link hover:underline max-tablet:min-h-11"
      >
        <bdi dir="ltr" className="wrap-anywhere">
          {host}
        </bdi>
        <ArrowUpRight aria-hidden="true" className="mirror size-3.5 flex-none" />
      </a>
    </p>
  )
}

const Reminder = ({
  airdrop: { id, name, startsAtSec, endsAtSec },
}: {
  airdrop: AirdropListing
}) => {
  const { t } = useText('airdrops')
  const { t: sales } = useText('upcoming')
  const dates: CalendarDate[] = [
    ...(startsAtSec === null
      ? []
      : [
          {
            id: `airdrop/${id}/starts`,
            atSec: startsAtSec,
            summary: t('calendarStarts', { name }),
            remindSec: daySec,
          },
        ]),
    ...(endsAtSec === null
      ? []
      : [
          {
            id: `airdrop/${id}/ends`,
            atSec: endsAtSec,
            summary: t('calendarEnds', { name }),
            remindSec: daySec,
          },
        ]),
  ]
  if (dates.length === 0) return null
  const save = () =>
    void saveCalendar({
      id: `airdrop-${id}`,
      name,
      dates,
      path: `/airdropscore?open=${encodeURIComponent(id)}`,
    })
  return (
    <Button icon={<CalendarPlus />} onClick={save}>
      {sales('calendarAdd')}
    </Button>
  )
}

type AirdropDetailProps = { airdrop: AirdropListing; mark: AirdropMark | undefined } & Pick<
  AirdropMarks,
  'tick' | 'claim'
>

export const AirdropDetail = ({ airdrop, mark, tick, claim }: AirdropDetailProps) => {
  const { t } = useText('airdrops')
  const { t: sales } = useText('upcoming')
  return (
    <div className="grid gap-5 py-4 text-table whitespace-normal text-ink-2">
      <div className="grid gap-x-10 gap-y-5 desk:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          {airdrop.description === null ? null : <p dir="auto">{airdrop.description}</p>}
          <AirdropTasks airdrop={airdrop} mark={mark} tick={tick} claim={claim} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <AirdropReasons rating={airdrop.rating} />
          <p>
            {t('reward')}{' '}
            <span className="text-ink-1">
              <RewardWords airdrop={airdrop} unknown={sales('unknown')} />
            </span>
          </p>
          <OfficialPage url={airdrop.url} />
        </div>
      </div>
      <p className="flex items-start gap-2.5 bg-surface px-3 py-2.5 text-ink-1">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-warn" />
        {t('safety')}
      </p>
      <div>
        <Reminder airdrop={airdrop} />
      </div>
    </div>
  )
}
