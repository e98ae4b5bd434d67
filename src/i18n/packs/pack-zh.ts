// The zh pack as one chunk of its own, without the areas only the server speaks and the long texts.
export const pack = import.meta.glob<Record<string, string>>(
  [
    '../../../locales/zh/*.json',
    '!**/{server,mail,legal*,info,features,faq,pricing,careers,profile,settings,membership,sync-details,coin-*,upcoming,launchpads,airdrops,gems,portfolio}.json',
  ],
  { eager: true, import: 'default' },
)
