// A screen that is not kept on the device: it is asked for until it is here, and the page says
// meanwhile that it needs a connection.
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import { useIsOnline } from '#client/use-is-online.ts'
import { NeedsConnection } from './needs-connection.tsx'

type OnlineScreenProps = {
  /** The import that `Screen` waits for. */
  load: () => Promise<unknown>
  Screen: ComponentType
}

/** A browser takes itself for online in a dead network: a first try that failed tells, too. */
const Waiting = ({ load }: Pick<OnlineScreenProps, 'load'>) => {
  const { t } = useText('states')
  const isOnline = useIsOnline()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isMounted = true
    load().catch(() => {
      if (isMounted) setHasFailed(true)
    })
    return () => {
      isMounted = false
    }
  }, [load])
  return isOnline && !hasFailed ? <Spinner label={t('loading')} /> : <NeedsConnection />
}

export const OnlineScreen = ({ load, Screen }: OnlineScreenProps) => (
  <Suspense fallback={<Waiting load={load} />}>
    <Screen />
  </Suspense>
)
