// What an account chose to be told about. Whoever never chose is told of nothing but the security of
// the account, which is no choice.
import type {
  NotificationChoicesWire,
  NotificationSettingsWire,
} from '#contract/account/notification-settings-wire.ts'
import type { Executor } from '../store.ts'
import type { NotificationSettingsRow } from './notification-settings-row.ts'

type Choices = Omit<NotificationSettingsRow, 'user_id' | 'updated_at'>

const nothingChosen: Choices = {
  changes_email: 0,
  changes_device: 0,
  launches_email: 0,
  launches_device: 0,
  news_email: 0,
  news_device: 0,
}

/** As the wire carries it; the defaults for whoever has no row. */
export const settingsToWire = (row: Choices = nothingChosen): NotificationSettingsWire => ({
  watched_changes: { email: row.changes_email === 1, device: row.changes_device === 1 },
  watched_launches: { email: row.launches_email === 1, device: row.launches_device === 1 },
  product_news: { email: row.news_email === 1, device: row.news_device === 1 },
  security: { email: true },
})

const chosen = (wanted: boolean | undefined, column: keyof Choices): Partial<Choices> =>
  wanted === undefined ? {} : { [column]: wanted ? 1 : 0 }

const choicesOf = ({
  watched_changes: changes,
  watched_launches: launches,
  product_news: news,
}: NotificationChoicesWire): Partial<Choices> => ({
  ...chosen(changes?.email, 'changes_email'),
  ...chosen(changes?.device, 'changes_device'),
  ...chosen(launches?.email, 'launches_email'),
  ...chosen(launches?.device, 'launches_device'),
  ...chosen(news?.email, 'news_email'),
  ...chosen(news?.device, 'news_device'),
})

/** Undefined where nothing was ever chosen. */
export const findNotificationSettings = (
  db: Executor,
  userId: string,
): Promise<NotificationSettingsRow | undefined> =>
  db
    .selectFrom('notification_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Writes the choices down, each by itself: two devices that choose different things both count. */
export const saveNotificationChoices = async (
  db: Executor,
  userId: string,
  { choices, nowSec }: { choices: NotificationChoicesWire; nowSec: number },
): Promise<void> => {
  const changed = { ...choicesOf(choices), updated_at: nowSec }
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, ...nothingChosen, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
}
