// The toasts of the page, outside of everything that can fail: an error may have something to say.
import { Suspense } from 'react'
import { useText } from '#i18n/use-text.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { QuietBoundary } from '#parts/errors/quiet-boundary.tsx'

// Nothing to show until the first toast: its code comes with it.
const Toaster = lazyPart(
  () => import('#ui/toast/toaster.tsx'),
  (module) => module.Toaster,
)

export const Toasts = () => {
  const { t: nav } = useText('nav')
  const { t: actions } = useText('actions')
  const hasToasts = useToasts().length > 0
  return hasToasts ? (
    <QuietBoundary feature="toasts">
      <Suspense fallback={null}>
        <Toaster
          regionLabel={nav('notifications')}
          toastLabel={nav('notification')}
          closeLabel={actions('close')}
        />
      </Suspense>
    </QuietBoundary>
  ) : null
}
