// Opens the database of whoever is here before the screen is drawn.
import { useAccountDb } from '#client/session/use-account-db.ts'
import { WatchlistScreen } from './watchlist-screen.tsx'

export const WatchlistPage = () => {
  const db = useAccountDb()
  return db === null ? null : <WatchlistScreen key={db.accountKey} db={db} />
}
