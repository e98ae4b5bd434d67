// A browser whose profile outlives it: it can be killed in the middle of something and started again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { launchOptions } from '../../../playwright.config.ts'
import { killSwitchOf } from './kill-browser.ts'
import { waitForApp } from './first-frame.ts'
import { watchContext, type PageWatch } from './page-watch.ts'

/** `kill`: the whole browser at once, as a crash or an empty battery would. */
export type OpenedProfile = { context: BrowserContext; watch: PageWatch; kill: () => Promise<void> }

export type KeptProfile = {
  folder: string
  open: (options: { baseURL: string; isOffline?: boolean }) => Promise<OpenedProfile>
  remove: () => void
}

export const keepProfile = (): KeptProfile => {
  const folder = mkdtempSync(join(tmpdir(), 'coinsight-profile-'))
  return {
    folder,
    open: async ({ baseURL, isOffline = false }) => {
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        baseURL,
        offline: isOffline,
        locale: 'en-US',
        timezoneId: 'UTC',
      })
      waitForApp(context)
      return { context, watch: watchContext(context), kill: await killSwitchOf(context) }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
