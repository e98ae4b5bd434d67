// How old figures are. Quiet under 5 minutes, grey to an hour; beyond, an amber dot and time, while
// the sentence stays grey.
import { clsx } from 'clsx'
import type { Freshness } from '#domain/format/data-age.ts'
import type { ReactNode } from 'react'

type AsOfProps = {
  asOfSec?: number
  freshness: Freshness
  time: ReactNode
  note?: ReactNode
  className?: string
}

export const AsOf = ({ asOfSec, freshness, time, note, className }: AsOfProps) => {
  const isOld = freshness === 'old' || freshness === 'stale'
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-caption text-ink-3', className)}>
      {isOld ? (
        <span aria-hidden="true" className="size-1.5 flex-none rounded-full bg-warn" />
      ) : null}
      <span data-as-of-sec={asOfSec}>
        <span className={clsx(isOld && 'text-warn', freshness === 'aging' && 'text-ink-2')}>
          {time}
        </span>
        {note === undefined ? null : <> · {note}</>}
      </span>
    </span>
  )
}
