// One queued change: its number on a dashed disc, what it does, how it stands, and what can be done
// about it.
import { Check, RotateCw, Trash2 } from 'lucide-react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { dataAge } from '#domain/format/data-age.ts'
import type { QueuedChange } from '#data/outbox/queue-view.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { useNowSec } from '#client/use-now.ts'
import { progressOf, wordsOf } from './change-words.ts'
import type { ChangeFacts } from './words/change-facts.ts'

type QueueItemProps = {
  number: number
  change: QueuedChange
  facts: ChangeFacts
  onRetry: () => void
  onDiscard: () => void
}

const ItemAge = ({ createdAtMs }: { createdAtMs: number }) => {
  const { t } = useText('dates')
  const format = useFormat()
  const age = dataAge(createdAtMs / 1000, useNowSec())
  return (
    <>
      <time dateTime={new Date(createdAtMs).toISOString()} className="num">
        {format.time(createdAtMs / 1000)}
      </time>
      <span className="text-ink-3">{t(age.key, 'count' in age ? { count: age.count } : {})}</span>
    </>
  )
}

/** What did not happen, and what the server said of it (R-WLC-034). */
const Refusal = ({ operation }: QueuedChange) => {
  const { t } = useText('watchlists')
  const { lastError } = operation
  if (lastError?.reason !== 'refused') return null
  const words = wordsOf(operation.kind)
  const key = words.refusal(operation)
  return (
    <div className="mt-1 grid gap-0.5 text-caption text-ink-2">
      {key === null ? null : <p>{t(key)}</p>}
      {lastError.serverMessage === null ? null : <p dir="auto">{lastError.serverMessage}</p>}
      {words.quoted(operation).map((text) => (
        <p key={text} dir="auto" className="break-words whitespace-pre-line text-ink-1">
          {text}
        </p>
      ))}
    </div>
  )
}

/**
 * Why the server wants it later, in its own words: that the account has reached its limit, and that
 * nothing is lost.
 */
const Patience = ({ operation: { lastError, state } }: QueuedChange) =>
  state === 'queued' && lastError?.reason === 'busy' && lastError.serverMessage !== null ? (
    <p dir="auto" className="mt-1 text-caption break-words text-ink-2">
      {lastError.serverMessage}
    </p>
  ) : null

export const QueueItem = ({ number, change, facts, onRetry, onDiscard }: QueueItemProps) => {
  const { t } = useText('sync')
  const words = wordsOf(facts.kind)
  const titleWords = words.title(facts, t('unnamedList'))
  const targetWords = words.target(facts, t('unnamedList'))
  const title = t(titleWords.key, titleWords.values)
  const isRefused = facts.state === 'refusedKept'
  const isBusy = facts.state === 'inflight'
  return (
    <li className="queue-thread relative flex gap-3 py-3.5">
      <span
        aria-hidden="true"
        className={
          'num relative z-1 grid size-5 flex-none place-items-center rounded-full border ' +
          'border-dashed border-control bg-surface text-label/4.5 text-ink-2'
        }
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium break-words text-ink-1">{title}</p>
        <p className="text-caption break-words text-ink-3">
          {t(targetWords.key, targetWords.values)}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-x-2.5 text-caption text-ink-2">
          <ItemAge createdAtMs={change.operation.createdAtMs} />
          <span className="text-ink-3">
            {progressOf(facts)
              .map(({ key, values }) => t(key, values))
              .join(' · ')}
          </span>
        </p>
        <Refusal {...change} />
        <Patience {...change} />
      </div>
      <div className="flex flex-none items-start">
        <IconButton
          label={t('retryItem', { title })}
          disabled={isBusy}
          onClick={onRetry}
          className="size-8"
        >
          <RotateCw />
        </IconButton>
        <IconButton
          label={isRefused ? t('refusalSeenItem', { title }) : t('discardItem', { title })}
          disabled={isBusy}
          onClick={onDiscard}
          className="size-8"
        >
          {isRefused ? <Check /> : <Trash2 />}
        </IconButton>
      </div>
    </li>
  )
}
