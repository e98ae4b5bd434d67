// The words of a coin's page in pt as one chunk, loaded with that page (decision 050).
export const pack = import.meta.glob<Record<string, string>>('../../../locales/pt/coin-*.json', {
  eager: true,
  import: 'default',
})
