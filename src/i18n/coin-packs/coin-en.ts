// The words of a coin's page in en as one chunk, loaded with that page (decision 050).
export const pack = import.meta.glob<Record<string, string>>('../../../locales/en/coin-*.json', {
  eager: true,
  import: 'default',
})
