// The words of a coin's page, of sales, launchpads and airdrops in ar as one chunk (decision 050).
export const pack = import.meta.glob<Record<string, string>>(
  '../../../locales/ar/{coin-*,upcoming,launchpads,airdrops,gems}.json',
  {
    eager: true,
    import: 'default',
  },
)
