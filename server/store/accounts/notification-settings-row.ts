/** What the account is told about, by each way. Nobody has a row who has never chosen. */
export type NotificationSettingsRow = {
  user_id: string
  changes_email: 0 | 1
  changes_device: 0 | 1
  launches_email: 0 | 1
  launches_device: 0 | 1
  news_email: 0 | 1
  news_device: 0 | 1
  updated_at: number
}
