// What this person chose to be told about: the copy on this device at once, brought up to date
// beside it. A choice that could not be saved stays chosen, and can be sent again.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import { keepNotificationSettings } from '#data/notification-settings/commands.ts'
import { savedNotificationSettings } from '#data/notification-settings/queries.ts'
import type { SavedNotificationSettings } from '#data/notification-settings/types.ts'
import {
  unmetChoices,
  withChoices,
  type NotificationChoices,
  type NotificationSettings,
} from '#domain/account/notification-settings.ts'
import { changeNotificationSettings, fetchNotificationSettings } from '#client/online/profile.ts'
import { refreshAccountQuery, useAccountQuery } from '#client/session/account-query.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import type { OnlineFailure } from '#sync/online/online-failure.ts'

const queryName = 'notification-settings'

type Notifications = {
  /** With what was chosen, saved or not; null where nothing is known. */
  shown: NotificationSettings | null
  asOfSec: number | null
  isLoading: boolean
  reload: () => void
  choose: (choices: NotificationChoices) => void
  /** Why the last choice is not saved; null where all are. */
  failure: OnlineFailure | null
  sendAgain: () => void
}

type Copy = SavedNotificationSettings | null | undefined

const newest = (copies: readonly Copy[]): SavedNotificationSettings | null =>
  copies.reduce<SavedNotificationSettings | null>(
    (latest, copy) => (copy && copy.savedAtMs >= (latest?.savedAtMs ?? 0) ? copy : latest),
    null,
  )

export const useNotificationSettings = (): Notifications => {
  const db = useAccountDb()
  const client = useQueryClient()
  const [choices, setChoices] = useState<NotificationChoices>({})
  const [failure, setFailure] = useState<OnlineFailure | null>(null)
  const [answered, setAnswered] = useState<Copy>(null)
  const saved = useLiveQuery(async () => (db === null ? null : savedNotificationSettings(db)), [db])
  const keep = async (settings: NotificationSettings): Promise<SavedNotificationSettings> => {
    const copy = { settings, savedAtMs: Date.now() }
    // A device that can keep nothing still shows what it has just heard.
    if (db !== null) await keepNotificationSettings(db, copy).catch(() => undefined)
    return copy
  }
  const { data, fetchStatus, refetch } = useAccountQuery<SavedNotificationSettings>({
    name: queryName,
    read: async (signal) => keep(await fetchNotificationSettings(signal)),
  })
  const send = async (wanted: NotificationChoices): Promise<void> => {
    const result = await changeNotificationSettings(wanted)
    if (result.kind === 'failed') return setFailure(result.failure)
    setFailure(null)
    setAnswered(await keep(result.settings))
    setChoices((all) => unmetChoices(result.settings, all))
    // One that was asked for before the choice may tell of the time before it.
    await refreshAccountQuery(client, queryName)
  }
  const known = newest([saved, data, answered])
  return {
    shown: known && withChoices(known.settings, choices),
    asOfSec: known && Math.floor(known.savedAtMs / 1000),
    isLoading: saved === undefined || fetchStatus === 'fetching',
    reload: () => void refetch(),
    choose: (wanted) => {
      if (known) setChoices((all) => withChoices(withChoices(known.settings, all), wanted))
      void send(wanted)
    },
    failure,
    sendAgain: () => void send(known ? unmetChoices(known.settings, choices) : choices),
  }
}
