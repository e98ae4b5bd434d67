// Online verbs: get_notification_settings, update_notification_settings. Never queued: what is sent
// to somebody is decided where it is sent from.
import type { CallApi } from '#api/call.ts'
import {
  noticeKindWire,
  type NotificationSettingsWire,
} from '#contract/account/notification-settings-wire.ts'
import type {
  NoticeChannel,
  NotificationChoices,
  NotificationSettings,
} from '#domain/account/notification-settings.ts'
import { onlineFailureOf, type OnlineFailure } from './online-failure.ts'

type Channels = Record<NoticeChannel, boolean>
const channels = ({ email, device }: Channels): Channels => ({ email, device })

const fromWire = (wire: NotificationSettingsWire): NotificationSettings => ({
  watchedChanges: channels(wire[noticeKindWire.watchedChanges]),
  watchedLaunches: channels(wire[noticeKindWire.watchedLaunches]),
  productNews: channels(wire[noticeKindWire.productNews]),
})

/** Rejects with an ApiError. */
export const fetchNotificationSettings = async (
  callApi: CallApi,
  signal?: AbortSignal,
): Promise<NotificationSettings> =>
  fromWire((await callApi('get_notification_settings', {}, signal ? { signal } : {})).settings)

export type NotificationSettingsResult =
  | { kind: 'changed'; settings: NotificationSettings }
  | { kind: 'failed'; failure: OnlineFailure }

/** Makes these choices; the others stay. Never rejects. */
export const changeNotificationSettings = async (
  callApi: CallApi,
  choices: NotificationChoices,
): Promise<NotificationSettingsResult> => {
  const settings = Object.fromEntries(
    Object.entries(noticeKindWire).map(([kind, name]) => [
      name,
      choices[kind as keyof typeof noticeKindWire],
    ]),
  )
  try {
    const answer = await callApi('update_notification_settings', { settings })
    return { kind: 'changed', settings: fromWire(answer.settings) }
  } catch (error) {
    return { kind: 'failed', failure: onlineFailureOf(error) }
  }
}
