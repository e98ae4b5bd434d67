// The names of the faults, as keys of locales/<lng>/sync-details.json.
import type { TextKey } from '#i18n/areas.ts'
import type { Fault } from './faulty-line.ts'

export const faultKeys = {
  offline: 'faultOffline',
  dropBefore: 'faultDropBefore',
  dropAfter: 'faultDropAfter',
  delay: 'faultDelay',
  duplicate: 'faultDuplicate',
  error500: 'faultError',
  unauthorized: 'faultUnauthorized',
  html: 'faultHtml',
} as const satisfies Record<Fault, TextKey<'sync-details'>>
