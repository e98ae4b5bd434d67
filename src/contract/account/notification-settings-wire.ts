// What a person is told about, and how, as the wire carries it. `security` is never sent by anybody
// but the server: nobody can turn it off.
import * as z from 'zod/mini'
import { isSet } from '../fields.ts'
import type { NoticeChannel, NoticeKind } from '#domain/account/notification-settings.ts'

/** The names of the kinds on the wire. */
export const noticeKindWire = {
  watchedChanges: 'watched_changes',
  watchedLaunches: 'watched_launches',
  productNews: 'product_news',
} as const satisfies Record<NoticeKind, string>

const channels = z.looseObject({ email: isSet, device: isSet })

export const notificationSettingsWireSchema = z.looseObject({
  watched_changes: channels,
  watched_launches: channels,
  product_news: channels,
  security: z.looseObject({ email: isSet }),
})
export type NotificationSettingsWire = z.infer<typeof notificationSettingsWireSchema>

const someChannels = z.optional(
  z.strictObject({
    email: z.optional(z.boolean()),
    device: z.optional(z.boolean()),
  } satisfies Record<NoticeChannel, unknown>),
)

/** What is left out stays as it is. */
export const notificationChoicesWireSchema = z.strictObject({
  watched_changes: someChannels,
  watched_launches: someChannels,
  product_news: someChannels,
})
export type NotificationChoicesWire = z.infer<typeof notificationChoicesWireSchema>
