// One card, once, after the app has proved useful. Dismissed means dismissed.
import { useSyncExternalStore } from 'react'
import { useText } from '#i18n/use-text.ts'
import { isProbablyOnline, watchConnectivity } from '#platform/device/connectivity.ts'
import { Button } from '#ui/actions/button.tsx'
import { Mark } from '#ui/identity/mark.tsx'
import { mayOfferInstall } from '#client/install/install-offer.ts'
import {
  dismissInstall,
  hadSuccessMoment,
  isInstallDismissed,
  watchInstallState,
} from '#client/install/install-state.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyLayer } from '../states/lazy-layer.tsx'
import { useInstall } from '#client/install/use-install.ts'

const IosSteps = lazyPart(
  () => import('./ios-steps.tsx'),
  (module) => module.IosSteps,
)

/** `path`: the page it would show on. Mount once in the shell. */
export const InstallCard = ({ path }: { path: string }) => {
  const { t } = useText('pwa')
  const { way, start, areStepsOpen, setStepsOpen, hasSteps } = useInstall()
  const isOnline = useSyncExternalStore(watchConnectivity, isProbablyOnline)
  const isDismissed = useSyncExternalStore(watchInstallState, isInstallDismissed)
  const hadSuccess = useSyncExternalStore(watchInstallState, hadSuccessMoment)
  const isOffered = mayOfferInstall({ way, hadSuccess, isDismissed, isOnline, path })
  return (
    <>
      {isOffered ? (
        <section
          aria-label={t('installApp')}
          className={
            'fixed inset-x-4 bottom-[calc(--spacing(18)+env(safe-area-inset-bottom))] z-30 ' +
            'flex flex-col gap-3 rounded-3 bg-raised p-4 shadow-float tablet:inset-x-auto ' +
            'tablet:end-6 tablet:bottom-6 tablet:w-90'
          }
        >
          <div className="flex items-start gap-3">
            <Mark size={28} />
            <div className="min-w-0">
              <p className="text-body font-medium text-ink-1">{t('installCardTitle')}</p>
              <p className="text-table text-ink-2">{t('installCardBody')}</p>
            </div>
          </div>
          <div className="flex justify-end gap-2">
            <Button variant="ghost" onClick={dismissInstall}>
              {t('notNow')}
            </Button>
            <Button
              className="inset-ring inset-ring-control"
              onClick={() => {
                dismissInstall()
                start()
              }}
            >
              {t('install')}
            </Button>
          </div>
        </section>
      ) : null}
      {hasSteps ? (
        <LazyLayer onClose={() => setStepsOpen(false)}>
          <IosSteps isOpen={areStepsOpen} onOpenChange={setStepsOpen} />
        </LazyLayer>
      ) : null}
    </>
  )
}
