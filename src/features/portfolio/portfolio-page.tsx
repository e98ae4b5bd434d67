// Opens the database of whoever is here before the screen is drawn; each account has a screen of its
// own.
import { useAccountDb } from '#client/session/use-account-db.ts'
import { PortfolioScreen } from './portfolio-screen.tsx'

export const PortfolioPage = () => {
  const db = useAccountDb()
  return db === null || db.isAnonymous ? null : <PortfolioScreen key={db.accountKey} db={db} />
}
