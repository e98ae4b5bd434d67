// The ru pack as one chunk of its own, without the areas only the server speaks.
export const pack = import.meta.glob<Record<string, string>>(['../../../locales/ru/*.json', '!**/{server,mail}.json'], { eager: true, import: 'default' })
