// The specification's business constants (§9), each against the very value the code uses. Constants of screens that are
// not built yet join with them.
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../../src/app/query-client.ts'
import { searchDebounceMs, searchMinimumLength } from '../../src/app/shell/search/search-hits.ts'
import { releaseAfterMs } from '../../src/app/shell/use-resize-block.ts'
import { historyCap } from '#data/history/append-history.ts'
import { errorWindowMs, manyErrors } from '#domain/error-log/error-count.ts'
import { dayWindowSec, weekWindowSec } from '#domain/error-log/error-statistics.ts'
import { errorLogLimit } from '#domain/error-log/log-entries.ts'
import { metricThresholds } from '#domain/page/metric-rating.ts'
import { defaultPageSize, pageSizes } from '#domain/page/page-window.ts'
import { minNewPasswordLength, minSignInPasswordLength } from '#domain/account/password.ts'
import { listingWindowsDays } from '#domain/coin/listing-window.ts'
import { saleTypes } from '#domain/sale/sale.ts'
import { defaultIconId } from '#domain/watchlist.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import { doublingDelayMs, subscriptionFreshness } from '#sync/freshness.ts'
import {
  toastDurationMs,
  toastLimit,
  toastRemoveDelayMs,
  toastSwipePx,
} from '#ui/toast/toast-store.ts'
import { failedToastMs, reloadedToastMs } from '#parts/language/translation-reload.ts'

const minuteMs = 60_000

describe('business constants', () => {
  it('R-CON-001, R-I18-003: the default language is en', () => expect(defaultLanguage).toBe('en'))

  it('R-CON-003: passwords have 6 characters to sign in, 8 by the criteria', () =>
    expect([minSignInPasswordLength, minNewPasswordLength]).toEqual([6, 8]))

  it('R-CON-004: a list has icon 1', () => expect(defaultIconId).toBe(1))

  it('R-CON-005: search waits 300 ms for at least 2 characters', () =>
    expect([searchDebounceMs, searchMinimumLength]).toEqual([300, 2]))

  it('R-CON-006: listing dates within 24 hours, 7, 14, 30, 90 days', () => {
    expect(listingWindowsDays).toEqual({
      '24hours': 1,
      '7days': 7,
      '14days': 14,
      '30days': 30,
      '90days': 90,
    })
  })

  it('R-CON-007: seven sale types', () =>
    expect(saleTypes).toEqual(['IDO', 'IEO', 'ICO', 'SHO', 'Seed', 'IGO', 'ISO']))

  it('R-CON-008: twelve languages', () => {
    expect(languages.map(({ code }) => code).toSorted()).toEqual([
      'ar',
      'en',
      'es',
      'es-AR',
      'it',
      'ja',
      'ko',
      'pt',
      'ru',
      'tr',
      'vi',
      'zh',
    ])
  })

  it('R-CON-009: toasts', () => {
    expect({
      toastLimit,
      toastDurationMs,
      toastSwipePx,
      toastRemoveDelayMs,
      reloadedToastMs,
      failedToastMs,
    }).toEqual({
      toastLimit: 10,
      toastDurationMs: 5000,
      toastSwipePx: 50,
      toastRemoveDelayMs: 1_000_000,
      reloadedToastMs: 3000,
      failedToastMs: 5000,
    })
  })

  it('R-CON-011: the history keeps 50', () => expect(historyCap).toBe(50))

  it('R-CON-014: error log 1000, boundary 3 in 60000 ms, statistics of 24 hours and 7 days', () => {
    expect({ errorLogLimit, manyErrors, errorWindowMs, dayWindowSec, weekWindowSec }).toEqual({
      errorLogLimit: 1000,
      manyErrors: 3,
      errorWindowMs: 60_000,
      dayWindowSec: 86_400,
      weekWindowSec: 604_800,
    })
  })

  it('R-CON-015: metric thresholds', () => {
    expect(metricThresholds).toEqual({
      ttfb: { good: 100, poor: 300 },
      fcp: { good: 1800, poor: 3000 },
      lcp: { good: 2500, poor: 4000 },
      fid: { good: 100, poor: 300 },
      cls: { good: 0.1, poor: 0.25 },
    })
  })

  it('R-CON-016: queries', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: minuteMs,
      gcTime: 5 * minuteMs,
      refetchInterval: false,
      refetchOnWindowFocus: false,
    })
    expect(subscriptionFreshness).toMatchObject({ staleTime: 5 * minuteMs, retry: 1 })
    expect([0, 1, 2, 5].map((failures) => doublingDelayMs(failures))).toEqual([
      1000, 2000, 4000, 30_000,
    ])
  })

  it('R-CON-018: layout is freed 250 ms after a resize', () => expect(releaseAfterMs).toBe(250))

  it('R-CON-020, D-PAGESIZE: 10, 25, 50 or 100 a page, 25 at first', () =>
    expect([pageSizes, defaultPageSize]).toEqual([[10, 25, 50, 100], 25]))
})
