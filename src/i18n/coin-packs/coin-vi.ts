// The words of a coin's page in vi as one chunk, loaded with that page (decision 050).
export const pack = import.meta.glob<Record<string, string>>('../../../locales/vi/coin-*.json', {
  eager: true,
  import: 'default',
})
