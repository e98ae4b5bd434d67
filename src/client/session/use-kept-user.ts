// The last user the server confirmed on this device (D-OFFLINEIDENTITY), shared by all of its tabs.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { keptUserStorage } from '#platform/storage/kept-user.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { isSameUser, keptUserOf, toKeep, type KeptUser } from '#sync/session/kept-user.ts'
import type { UserAnswer } from '#sync/session/session.ts'
import { refetchCurrentUser } from './use-current-user.ts'

type Stored = { token: string | null; email: string | null; subject: string | null }

/** Keeps what `answer` confirms, and asks again where another tab has heard something newer. */
export const useKeptUser = (
  { token, email, subject }: Stored,
  answer: UserAnswer,
): KeptUser | null => {
  const client = useQueryClient()
  const text = useSyncExternalStore(keptUserStorage.watch, keptUserStorage.text)
  const kept = useMemo(
    () => (token === null ? null : keptUserOf(text, { email, subject })),
    [token, text, email, subject],
  )
  const confirmed = answer.kind === 'confirmed' ? answer : null

  useEffect(() => {
    if (!confirmed || token === null || tokenStorage.token() !== token) return
    keptUserStorage.keep(toKeep(confirmed.user, { subject, confirmedAtMs: confirmed.atSec * 1000 }))
    if (tokenStorage.email() !== confirmed.user.email)
      tokenStorage.keep(token, confirmed.user.email)
  }, [confirmed, token, subject])

  const here = useRef(confirmed)
  useEffect(() => {
    here.current = confirmed
  }, [confirmed])
  useEffect(() => {
    const isNews =
      kept !== null &&
      here.current !== null &&
      kept.user.id === here.current.user.id &&
      !isSameUser(kept.user, here.current.user)
    if (isNews && (kept.confirmedAtSec ?? 0) >= (here.current?.atSec ?? 0))
      void refetchCurrentUser(client)
  }, [kept, client])
  return kept
}
