// What is read at length in vi (legal documents, info pages, public pages, the profile, the
// membership) as one chunk, loaded with the pages that show it (decision 050).
export const pack = import.meta.glob<Record<string, string>>(
  '../../../locales/vi/{legal*,info,features,faq,pricing,careers,profile,settings,membership,sync-details}.json',
  { eager: true, import: 'default' },
)
