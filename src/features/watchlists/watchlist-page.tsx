// Opens the database of whoever is here before the screen is drawn. Each account has a screen of
// its own; the form of a new list stands beside it, so that what is typed outlives the moment in
// which somebody known by their address only becomes a known account (R-AUT-065).
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { anonymousAccount } from '#data/account-db.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { WatchlistScreen } from './watchlist-screen.tsx'

// Whoever makes a list fills it next, be it without a connection: that dialog comes along.
const CreateListDialog = lazyPart(
  async () => {
    const [module] = await Promise.all([
      import('#parts/watchlist/create-list-dialog.tsx'),
      import('./list/list-dialogs.tsx'),
    ])
    return module
  },
  (module) => module.CreateListDialog,
)

type ListRef = { kind: ListKind; listId: string }

export const WatchlistPage = () => {
  const db = useAccountDb()
  const { kind = 'coin' } = useSearch({ from: '/_app/watchlist' })
  const navigate = useNavigate({ from: '/watchlist' })
  const [creating, setCreating] = useState<{ kind: ListKind; account: string } | null>(null)
  const [created, setCreated] = useState<ListRef | null>(null)
  if (db === null) return null
  const isOtherAccounts =
    creating !== null && ![db.accountKey, anonymousAccount].includes(creating.account)
  if (isOtherAccounts) setCreating(null)
  const showCreated = (ref: ListRef) => {
    setCreated(ref)
    if (ref.kind !== kind) void navigate({ search: { kind: ref.kind }, resetScroll: false })
  }
  const close = () => setCreating(null)
  return (
    <>
      <WatchlistScreen
        key={db.accountKey}
        db={db}
        created={created}
        onCreate={(wanted) => setCreating({ kind: wanted, account: db.accountKey })}
      />
      {creating === null || isOtherAccounts ? null : (
        <LazyLayer onClose={close}>
          <CreateListDialog
            db={db}
            kind={creating.kind}
            onClose={close}
            onCreated={(listId) => showCreated({ kind: creating.kind, listId })}
          />
        </LazyLayer>
      )}
    </>
  )
}
