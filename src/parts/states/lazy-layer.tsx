// The place of a sheet or dialog whose code is on its way. It is never waited for in silence: after
// a moment its empty frame stands there, or a card says so, without a connection also what to do,
// and the wait can be given up. What
// comes late opens; where the browser keeps the failure the page is loaded anew instead
// (preload-recovery.ts), so that nothing is promised here.
import { CloudOff, LoaderCircle } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { LayerFrame, type FrameShape } from '#ui/overlays/layer-frame.tsx'
import { useIsOnline } from '#client/use-is-online.ts'

type OnItsWayProps = {
  onClose: () => void
  /** The frame that tells the same without words, as long as what is waited for can come. */
  frame?: FrameShape | undefined
}

export const OnItsWay = ({ onClose, frame }: OnItsWayProps) => {
  const { t } = useText('states')
  const { t: actions } = useText('actions')
  const isOnline = useIsOnline()
  const onEscape = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose())
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => void onEscape(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  if (frame !== undefined && isOnline)
    return <LayerFrame shape={frame} label={t('loading')} onClose={onClose} />
  return createPortal(
    <div
      className={
        'lazy-layer fixed inset-x-4 ' +
        'bottom-[calc(--spacing(18)+env(safe-area-inset-bottom))] z-60 mx-auto flex ' +
        'max-w-105 items-center gap-3 rounded-3 bg-hover p-3 ps-4 text-body text-ink-1 ' +
        'shadow-float inset-ring inset-ring-line tablet:bottom-6'
      }
    >
      {isOnline ? (
        <LoaderCircle aria-hidden="true" className="animate-spin text-ink-2" />
      ) : (
        <CloudOff aria-hidden="true" className="text-ink-2" />
      )}
      <p role="status" className="min-w-0 flex-1">
        {isOnline ? t('loading') : t('partNotHere')}
      </p>
      <Button size="small" onClick={onClose}>
        {actions('cancel')}
      </Button>
    </div>,
    document.body,
  )
}

export const LazyLayer = ({ children, ...waiting }: OnItsWayProps & { children: ReactNode }) => (
  <Suspense fallback={<OnItsWay {...waiting} />}>{children}</Suspense>
)
