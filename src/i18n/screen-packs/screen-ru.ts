// The words of a coin's page, of sales, launchpads, airdrops and the portfolio in ru as one chunk (decision 050).
export const pack = import.meta.glob<Record<string, string>>(
  '../../../locales/ru/{coin-*,upcoming,launchpads,airdrops,gems,portfolio}.json',
  {
    eager: true,
    import: 'default',
  },
)
