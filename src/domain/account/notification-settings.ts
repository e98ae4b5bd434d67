// What a person is told about, and how. Letters about the security of the account are no choice:
// they are always sent.

export const noticeKinds = ['watchedChanges', 'watchedLaunches', 'productNews'] as const
export const noticeChannels = ['email', 'device'] as const

export type NoticeKind = (typeof noticeKinds)[number]
export type NoticeChannel = (typeof noticeChannels)[number]
export type NotificationSettings = Readonly<
  Record<NoticeKind, Readonly<Record<NoticeChannel, boolean>>>
>
/** Some of the choices: those that somebody has just made. */
export type NotificationChoices = {
  readonly [Kind in NoticeKind]?: { readonly [Channel in NoticeChannel]?: boolean }
}

/** The settings with these choices made. */
export const withChoices = (
  settings: NotificationSettings,
  choices: NotificationChoices,
): NotificationSettings => ({
  watchedChanges: { ...settings.watchedChanges, ...choices.watchedChanges },
  watchedLaunches: { ...settings.watchedLaunches, ...choices.watchedLaunches },
  productNews: { ...settings.productNews, ...choices.productNews },
})

/** The choices of `choices` that `settings` does not hold yet. */
export const unmetChoices = (
  settings: NotificationSettings,
  choices: NotificationChoices,
): NotificationChoices => {
  const unmet: Record<string, Record<string, boolean>> = {}
  for (const kind of noticeKinds) {
    for (const channel of noticeChannels) {
      const wanted = choices[kind]?.[channel]
      if (wanted === undefined || wanted === settings[kind][channel]) continue
      unmet[kind] = { ...unmet[kind], [channel]: wanted }
    }
  }
  return unmet
}
