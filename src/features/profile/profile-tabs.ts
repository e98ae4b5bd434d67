// The tabs of /profile, apart from the screen: the address is checked before the screen is loaded.
export const profileTabs = ['account', 'security', 'data', 'settings'] as const
export type ProfileTab = (typeof profileTabs)[number]
