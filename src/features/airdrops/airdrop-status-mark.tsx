// Where an airdrop stands, as a word with a shape: solid is live, a ring is still to come, a dash
// is over.
import { clsx } from 'clsx'
import type { AirdropStatus } from '#domain/airdrop/airdrop.ts'
import { useText } from '#i18n/use-text.ts'

const shapes: Record<AirdropStatus, string> = {
  live: 'size-2 rounded-full bg-up',
  upcoming: 'size-2 rounded-full inset-ring inset-ring-ink-3',
  ended: 'h-0.5 w-2 bg-ink-3',
}

/** Of one airdrop: in many languages another form than that of the filter's choices. */
const words = { live: 'oneLive', upcoming: 'oneUpcoming', ended: 'oneEnded' } as const

export const AirdropStatusMark = ({
  status,
  isClaimed,
}: {
  status: AirdropStatus
  isClaimed: boolean
}) => {
  const { t } = useText('airdrops')
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={clsx('flex-none', shapes[status])} />
      <span className={status === 'live' ? 'text-ink-1' : 'text-ink-3'}>
        {isClaimed ? t('claimed') : t(words[status])}
      </span>
    </span>
  )
}
