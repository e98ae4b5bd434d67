// Where things stand, and what a person can do about it: send, load, save for support.
import { Download, RefreshCw, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { needsReview } from '#data/outbox/operation.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { useSyncEngine } from '#client/sync-state/sync-context.ts'
import { pillLook } from '#client/sync-state/sync-state.ts'
import { useSyncFacts } from '#client/sync-state/use-sync-facts.ts'
import { Part } from './part.tsx'
import { saveForSupport } from './save-for-support.ts'
import { sendNow } from './queue/send-now.ts'
import { useDrainFacts, type Holder } from './use-drain-facts.ts'

const holderKey = (holder: Holder) => {
  if (holder === undefined) return 'senderUnknown'
  if (holder === null) return 'senderNobody'
  return holder === 'here' ? 'senderHere' : 'senderElsewhere'
}

const Fact = ({ name, label, children }: { name: string; label: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-0.5">
    <dt className="text-caption text-ink-3">{label}</dt>
    <dd data-fact={name} className="num text-form font-medium text-ink-1">
      {children}
    </dd>
  </div>
)

const Facts = ({ db }: { db: AccountDb }) => {
  const { t } = useText('sync-details')
  const { t: sync } = useText('sync')
  const { moment, count } = useFormat()
  const facts = useSyncFacts()
  const { holder, snapshot } = useDrainFacts(db)
  const look = pillLook(facts)
  const at = (ms: number | null | undefined): string => (ms ? moment(ms / 1000) : t('never'))
  const waiting = snapshot?.operations.filter((operation) => !needsReview(operation)).length ?? 0
  const toReview = (snapshot?.operations.length ?? 0) - waiting
  const { coin = null, ido = null } = snapshot?.syncedAtMs ?? {}
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 tablet:grid-cols-4">
      <Fact name="state" label={t('state')}>
        {look === null ? '–' : sync(look.key, { total: look.total })}
      </Fact>
      <Fact name="waiting" label={t('waiting')}>
        {count(waiting)}
      </Fact>
      <Fact name="review" label={t('toReview')}>
        {count(toReview)}
      </Fact>
      <Fact name="sender" label={t('sender')}>
        {t(holderKey(holder))}
      </Fact>
      <Fact name="fence" label={t('fence')}>
        {count(snapshot?.drain.epoch ?? 0)}
      </Fact>
      <Fact name="drain" label={t('lastDrain')}>
        {at(snapshot?.drain.beatMs)}
      </Fact>
      <Fact name="loaded" label={t('lastLoad')}>
        {at(coin === null || ido === null ? null : Math.min(coin, ido))}
      </Fact>
    </dl>
  )
}

export const NowSection = ({ db }: { db: AccountDb }) => {
  const { t } = useText('sync-details')
  const engine = useSyncEngine()
  return (
    <Part title={t('now')}>
      <Facts db={db} />
      <div className="flex flex-wrap gap-2">
        <Button icon={<Send />} onClick={() => void sendNow(engine, db)}>
          {t('sendNow')}
        </Button>
        <Button icon={<RefreshCw />} onClick={() => void engine.refresh()}>
          {t('loadNow')}
        </Button>
        <Button
          icon={<Download />}
          aria-describedby="export-note"
          onClick={() => void saveForSupport(db)}
        >
          {t('export')}
        </Button>
      </div>
      <p id="export-note" className="max-w-160 text-caption text-ink-3">
        {t('exportNote')}
      </p>
    </Part>
  )
}
