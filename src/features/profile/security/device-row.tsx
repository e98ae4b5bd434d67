// One logged-in browser: what it is, since when, when it was last used; the one in hand is marked
// and stays.
import { Globe, Monitor, Smartphone, Tablet } from 'lucide-react'
import { dataAge } from '#domain/format/data-age.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import type { DeviceSession } from '#sync/online/device-sessions.ts'
import { Button } from '#ui/actions/button.tsx'
import { Badge } from '#ui/identity/badge.tsx'
import { useNowSec } from '#client/use-now.ts'

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet } as const
const hourSec = 3600

const useDeviceName = ({ browser, system }: DeviceSession): string => {
  const { t } = useText('profile')
  if (browser !== null && system !== null) return t('browserOnSystem', { browser, system })
  return browser ?? system ?? t('unknownDevice')
}

const LastUsed = ({ atSec }: { atSec: number }) => {
  const { t } = useText('profile')
  const { t: dates } = useText('dates')
  const nowSec = useNowSec()
  // The server counts whole hours: minutes would be made up.
  if (nowSec - atSec < hourSec) return t('usedLately')
  const age = dataAge(atSec, nowSec)
  return t('lastUsed', { age: dates(age.key, 'count' in age ? { count: age.count } : {}) })
}

type DeviceRowProps = {
  session: DeviceSession
  canEnd: boolean
  isEnding: boolean
  onEnd: () => void
}

export const DeviceRow = ({ session, canEnd, isEnding, onEnd }: DeviceRowProps) => {
  const { t } = useText('profile')
  const format = useFormat()
  const name = useDeviceName(session)
  const Icon = session.device === null ? Globe : icons[session.device]
  return (
    <li className="flex min-h-15 items-center gap-3 border-b border-hair py-2.5 last:border-0">
      <Icon aria-hidden="true" className="size-5 flex-none text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 text-body text-ink-1">
          <bdi className="wrap-anywhere">{name}</bdi>
          {session.isCurrent ? <Badge>{t('thisDevice')}</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-caption text-ink-3">
          <span>{t('loggedInOn', { date: format.date(session.loggedInAtSec) })}</span>
          {session.isCurrent || session.lastSeenAtSec === null ? null : (
            <span>
              <LastUsed atSec={session.lastSeenAtSec} />
            </span>
          )}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          variant="ghost"
          aria-label={t('endSessionOf', { device: name })}
          isBusy={isEnding}
          disabled={!canEnd}
          onClick={onEnd}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  )
}
