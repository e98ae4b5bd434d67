// What every screen may count on: queries, the session, the sync engine, the writing direction, toasts.
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Direction } from 'radix-ui'
import { Suspense, type ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import type { SyncEngine } from '#sync/engine.ts'
import { latePart } from '#ui/late-part.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { SessionProvider } from '#widgets/session/session-provider.tsx'
import type { SessionServices } from '#widgets/session/session-services.ts'
import { SyncContext } from '#widgets/sync-state/sync-context.ts'

// The database and what keeps it in step with the account: the first screen needs neither to be drawn.
const AccountSync = latePart(() => import('./sync/account-sync.tsx'), (module) => module.AccountSync)
// Nothing to show until the first toast: its code comes with it.
const Toaster = latePart(() => import('#ui/toast/toaster.tsx'), (module) => module.Toaster)

type ProvidersProps = { session: SessionServices; client: QueryClient; engine: SyncEngine; children: ReactNode }

export const Providers = ({ session, client, engine, children }: ProvidersProps) => {
  const { t: nav, direction } = useText('nav')
  const { t: actions } = useText('actions')
  const hasToasts = useToasts().length > 0
  return (
    <QueryClientProvider client={client}>
      <SessionProvider services={session}>
        <Suspense fallback={null}>
          <AccountSync engine={engine} />
        </Suspense>
        <Direction.Provider dir={direction}>
          <SyncContext value={engine}>{children}</SyncContext>
          {hasToasts ? (
            <Suspense fallback={null}>
              <Toaster regionLabel={nav('notifications')} closeLabel={actions('close')} direction={direction} />
            </Suspense>
          ) : null}
        </Direction.Provider>
      </SessionProvider>
    </QueryClientProvider>
  )
}
