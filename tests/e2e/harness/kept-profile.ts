// A browser whose profile outlives it: it can be killed in the middle of something and started again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { launchOptions } from '../../../playwright.config.ts'
import { watchContext, type PageWatch } from './page-watch.ts'

export type OpenedProfile = { context: BrowserContext; watch: PageWatch; kill: () => Promise<void> }

export type KeptProfile = {
  open: (options: { baseURL: string; isOffline?: boolean }) => Promise<OpenedProfile>
  remove: () => void
}

/** Ends the whole browser at once, as a crash or an empty battery would: nothing is written any more. */
const killBrowser = async (context: BrowserContext): Promise<void> => {
  const session = await context.browser()?.newBrowserCDPSession()
  const ended = new Promise<void>((resolve) => {
    context.once('close', () => resolve())
  })
  // The browser dies before it can answer.
  void session?.send('Browser.crash').catch(() => undefined)
  await ended
}

export const keepProfile = (): KeptProfile => {
  const folder = mkdtempSync(join(tmpdir(), 'coinsight-profile-'))
  return {
    open: async ({ baseURL, isOffline = false }) => {
      const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL, offline: isOffline, locale: 'en-US', timezoneId: 'UTC' })
      return { context, watch: watchContext(context), kill: () => killBrowser(context) }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
