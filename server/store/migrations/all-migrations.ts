// Every migration in order. A released one never changes; a new one goes at the end with the next
// number.
import type { Kysely } from 'kysely'
import * as accountsAndWatchlists from './001-accounts-and-watchlists.ts'
import * as sessionLastSeen from './002-session-last-seen.ts'
import * as signIn from './003-sign-in.ts'
import * as scoresAndNews from './004-scores-and-news.ts'
import * as providerAnswersAndImportedSales from './005-provider-answers-and-imported-sales.ts'
import * as payments from './006-payments.ts'
import * as previewIds from './007-preview-ids.ts'
import * as fieldVersions from './008-field-versions.ts'
import * as smallAnswers from './009-small-answers.ts'
import * as knownDevicesAndSharedCounts from './010-known-devices-and-shared-counts.ts'
import * as notices from './011-notices.ts'
import * as notificationSettings from './012-notification-settings.ts'
import * as writeMarks from './013-write-marks.ts'
import * as ledgerEntries from './014-ledger-entries.ts'
import * as dailyCloses from './015-daily-closes.ts'

export type Migration = { name: string; up: (db: Kysely<never>) => Promise<void> }

/** The place in this array, counted from 1, is the schema's version. */
export const allMigrations: readonly Migration[] = [
  accountsAndWatchlists,
  sessionLastSeen,
  signIn,
  scoresAndNews,
  providerAnswersAndImportedSales,
  payments,
  previewIds,
  fieldVersions,
  smallAnswers,
  knownDevicesAndSharedCounts,
  notices,
  notificationSettings,
  writeMarks,
  ledgerEntries,
  dailyCloses,
]
