// How far back whoever is here sees the history of a score (D-TIERS).
import { scoreHistoryDays } from '#domain/rating/history-window.ts'
import { useSession } from './session-context.ts'

/** Null while nobody knows who is here. */
export const useHistoryDays = (): number | null => {
  const session = useSession()
  if (session.status === 'loading') return null
  return scoreHistoryDays(session.status === 'user' ? session.user.tier : 'free')
}
