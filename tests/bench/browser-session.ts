// A Chromium with a profile on disk and the built bench page in it; both gone when the bench ends.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { browserFlags } from '../../scripts/browser/browser-flags.ts'
import { ensureBrowser } from '../../scripts/browser/ensure-browser.ts'

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))

export type BenchSession = {
  page: Page
  version: string
  reload: () => Promise<void>
  close: () => Promise<void>
}

/** Builds and serves the page on `port`, opens it. Errors of the page end up in `errors`. */
export const openBenchSession = async (port: number, errors: string[]): Promise<BenchSession> => {
  const browser = ensureBrowser()
  await build({ configFile })
  const server = await preview({ configFile, preview: { port, host: '127.0.0.1' } })
  const profile = await mkdtemp(join(tmpdir(), 'coinsight-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser.path,
    args: browserFlags,
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  page.setDefaultTimeout(120_000)
  const reload = async (): Promise<void> => {
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.waitForFunction(() => 'benchSteps' in globalThis)
  }
  await reload()
  return {
    page,
    version: browser.version,
    reload,
    close: async () => {
      await context.close()
      await server.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
