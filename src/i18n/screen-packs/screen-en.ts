// The words of a coin's page, of sales, launchpads and airdrops in en as one chunk (decision 050).
export const pack = import.meta.glob<Record<string, string>>(
  '../../../locales/en/{coin-*,upcoming,launchpads,airdrops,gems}.json',
  {
    eager: true,
    import: 'default',
  },
)
