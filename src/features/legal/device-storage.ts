// Everything the app keeps on a device, by the names the browser's own tools show.
// `tests/architecture` compares this with the code.
import type { TextKey } from '#i18n/areas.ts'

export type StoredThing = {
  place: 'Local storage' | 'Session storage' | 'IndexedDB' | 'Cache storage'
  /** `…` stands for a part that differs from device to device. */
  names: readonly string[]
  purpose: Extract<TextKey<'legal'>, `stored${string}`>
  keeps: Extract<TextKey<'legal'>, `keeps${string}`>
}

export const deviceStorage: readonly StoredThing[] = [
  { place: 'Local storage', names: ['auth_token'], purpose: 'storedToken', keeps: 'keepsSession' },
  { place: 'Local storage', names: ['user_email'], purpose: 'storedEmail', keeps: 'keepsLogout' },
  {
    place: 'Local storage',
    names: ['last_confirmed_user'],
    purpose: 'storedUser',
    keeps: 'keepsLogout',
  },
  {
    place: 'Local storage',
    names: ['device_marks'],
    purpose: 'storedDeviceMarks',
    keeps: 'keepsDeletion',
  },
  {
    place: 'Local storage',
    names: ['preferredLanguage', 'language_code'],
    purpose: 'storedLanguage',
    keeps: 'keepsDeletion',
  },
  { place: 'Local storage', names: ['ui-theme'], purpose: 'storedTheme', keeps: 'keepsDeletion' },
  {
    place: 'Local storage',
    names: ['save_data'],
    purpose: 'storedDataSaver',
    keeps: 'keepsDeletion',
  },
  {
    place: 'Local storage',
    names: ['display_currency'],
    purpose: 'storedCurrency',
    keeps: 'keepsDeletion',
  },
  {
    place: 'Local storage',
    names: ['hidden_amounts'],
    purpose: 'storedHiddenAmounts',
    keeps: 'keepsDeletion',
  },
  {
    place: 'Local storage',
    names: ['install_dismissed', 'install_success'],
    purpose: 'storedInstall',
    keeps: 'keepsDeletion',
  },
  {
    place: 'Local storage',
    names: ['keyboard_shortcuts'],
    purpose: 'storedShortcuts',
    keeps: 'keepsDeletion',
  },
  {
    place: 'Local storage',
    names: ['own_weights'],
    purpose: 'storedWeights',
    keeps: 'keepsDeletion',
  },
  {
    place: 'Local storage',
    names: ['upcoming_tour_hidden'],
    purpose: 'storedTour',
    keeps: 'keepsDeletion',
  },
  {
    place: 'Local storage',
    names: ['site_links'],
    purpose: 'storedSiteLinks',
    keeps: 'keepsReplaced',
  },
  {
    place: 'Local storage',
    names: ['first_frame:…'],
    purpose: 'storedScreens',
    keeps: 'keepsLogout',
  },
  {
    place: 'Session storage',
    names: ['preload_reloaded_at'],
    purpose: 'storedReload',
    keeps: 'keepsTab',
  },
  {
    place: 'Session storage',
    names: ['upcoming_tour_skipped'],
    purpose: 'storedTour',
    keeps: 'keepsTab',
  },
  {
    place: 'Session storage',
    names: ['upcoming_page_size'],
    purpose: 'storedPageSize',
    keeps: 'keepsTab',
  },
  {
    place: 'Session storage',
    names: ['google_sign_in'],
    purpose: 'storedGoogle',
    keeps: 'keepsTab',
  },
  {
    place: 'Session storage',
    names: ['last_checkout'],
    purpose: 'storedCheckout',
    keeps: 'keepsTab',
  },
  { place: 'IndexedDB', names: ['catalog'], purpose: 'storedMarket', keeps: 'keepsReplaced' },
  { place: 'IndexedDB', names: ['account_…'], purpose: 'storedAccount', keeps: 'keepsAccount' },
  { place: 'IndexedDB', names: ['account_anon'], purpose: 'storedVisitor', keeps: 'keepsDeletion' },
  {
    place: 'IndexedDB',
    names: ['workbox-expiration'],
    purpose: 'storedExpiry',
    keeps: 'keepsDeletion',
  },
  {
    place: 'Cache storage',
    names: ['workbox-precache-v2-…'],
    purpose: 'storedApp',
    keeps: 'keepsUpdate',
  },
  { place: 'Cache storage', names: ['fonts'], purpose: 'storedFonts', keeps: 'keepsYear' },
  { place: 'Cache storage', names: ['pictures'], purpose: 'storedPictures', keeps: 'keepsMonth' },
]
