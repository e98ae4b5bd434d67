// What happened, newest first.
import { useText } from '#i18n/use-text.ts'
import { wordsOf } from './event-words.ts'
import { Part } from './part.tsx'
import { useTimeline, type TimelineEvent } from './timeline.ts'

const shown = 100

/** To the second, in the digits that every figure of the product has. */
const clockTime = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const EventRow = ({ event }: { event: TimelineEvent }) => {
  const { t } = useText('sync-details')
  const { key, facts } = wordsOf(event.what)
  return (
    <li
      data-event={event.what.type}
      className="flex flex-wrap items-baseline gap-x-3 border-b border-hair py-2 text-table last:border-0"
    >
      <time
        dateTime={new Date(event.atMs).toISOString()}
        className="num flex-none text-caption text-ink-3"
      >
        {clockTime.format(event.atMs)}
      </time>
      <span className="min-w-0 text-ink-1">{t(key)}</span>
      <bdi dir="ltr" className="min-w-0 font-mono text-caption wrap-anywhere text-ink-3">
        {facts}
      </bdi>
    </li>
  )
}

export const TimelineSection = () => {
  const { t } = useText('sync-details')
  const events = useTimeline()
  return (
    <Part title={t('timeline')} note={t('timelineNote')}>
      {events.length === 0 ? <p className="text-table text-ink-3">{t('timelineEmpty')}</p> : null}
      <ol aria-label={t('timeline')}>
        {events.slice(0, shown).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
    </Part>
  )
}
