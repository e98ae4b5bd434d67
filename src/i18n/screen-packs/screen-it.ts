// The words of a coin's page, of sales, launchpads and airdrops in it as one chunk (decision 050).
export const pack = import.meta.glob<Record<string, string>>(
  '../../../locales/it/{coin-*,upcoming,launchpads,airdrops,gems}.json',
  {
    eager: true,
    import: 'default',
  },
)
