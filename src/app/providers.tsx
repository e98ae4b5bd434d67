// What every screen may count on: queries, the session, the sync engine, the writing direction.
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Direction } from 'radix-ui'
import { Suspense, type ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import type { SyncEngine } from '#sync/engine.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { QuietBoundary } from '#parts/errors/quiet-boundary.tsx'
import { SessionProvider } from '#client/session/session-provider.tsx'
import type { SessionServices } from '#client/session/session-services.ts'
import { SyncContext } from '#client/sync-state/sync-context.ts'

// The database and what keeps it in step with the account: the first screen needs neither to be
// drawn.
const AccountSync = lazyPart(
  () => import('./sync/account-sync.tsx'),
  (module) => module.AccountSync,
)

type ProvidersProps = {
  session: SessionServices
  client: QueryClient
  engine: SyncEngine
  children: ReactNode
}

export const Providers = ({ session, client, engine, children }: ProvidersProps) => {
  const { direction } = useText('nav')
  return (
    <QueryClientProvider client={client}>
      <SessionProvider services={session}>
        <QuietBoundary feature="sync">
          <Suspense fallback={null}>
            <AccountSync engine={engine} />
          </Suspense>
        </QuietBoundary>
        <Direction.Provider dir={direction}>
          <SyncContext value={engine}>{children}</SyncContext>
        </Direction.Provider>
      </SessionProvider>
    </QueryClientProvider>
  )
}
