// The saved history of a score, as far back as whoever is here may see it. The copy on the device
// may have come to somebody else: what is too much of it is not shown, and does not stay.
import { useEffect, useMemo } from 'react'
import type { ScoreHistoryWire } from '#data/catalog/types/coin-dossier.ts'
import { withinDays } from '#data/catalog/queries/score-window.ts'
import { shortenScores } from '#data/catalog/commands/shorten-scores.ts'
import { scoreHistoryDays } from '#domain/rating/history-window.ts'
import { maySend } from '#sync/session/session.ts'
import { useHistoryDays } from '#client/session/use-history-days.ts'
import { useSession } from '#client/session/session-context.ts'
import { useCoinDossier } from '../use-coin-past.ts'

/** Undefined until it is read and known who is here, null where nothing is saved. */
export const useOwnHistory = (id: string): ScoreHistoryWire | null | undefined => {
  const session = useSession()
  const days = useHistoryDays()
  const dossier = useCoinDossier(id)
  const saved = dossier?.scores ?? null
  // A user whom nobody has confirmed may be more than this device remembers.
  const isSure = session.status === 'visitor' || maySend(session)
  const surplusOver =
    isSure && days !== null && saved !== null && saved.window_days > days ? days : null
  useEffect(() => {
    // Where it can't be written it is still not shown.
    if (surplusOver !== null) shortenScores(surplusOver).catch(() => {})
  }, [surplusOver])
  const shown = useMemo(
    () => saved && withinDays(saved, days ?? scoreHistoryDays('free')),
    [saved, days],
  )
  return dossier === undefined || (days === null && shown !== saved) ? undefined : shown
}
