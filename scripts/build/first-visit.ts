// What a browser really fetches for the coin list: a fresh profile, the built app at its own server, everything of this
// origin until the page has drawn what it draws without a press. Counted are the page, scripts, texts, styles and fonts.
// Not counted: answers of the API and pictures (they depend on the market), headers (on the server and its protocol), and
// what the worker fetches to keep (`precache` has it). Not seen: other sizes of window, members, other languages (their
// texts weigh up to 6 KiB more, their fonts more), what a press brings.
import { join } from 'node:path'
import { chromium, type Request } from '@playwright/test'
import { freshDataDir, removeDataDir, startServer } from '#tests/e2e/harness/server.ts'
import { browserFlags } from '../browser/browser-flags.ts'
import { ensureBrowser } from '../browser/ensure-browser.ts'

export type Fetched = { path: string; bodyBytes: number }

const counted = new Set(['document', 'script', 'stylesheet', 'font', 'manifest'])
const quietMs = 3_000
const limitMs = 120_000

/** Every counted file of one visit of `/coinlist`, with its bytes as they were sent. */
export const fetchedByVisit = async (appDir: string): Promise<Fetched[]> => {
  const dataDir = freshDataDir()
  const server = await startServer({ dataDir, appDir })
  const browser = await chromium.launch({
    executablePath: ensureBrowser().path,
    args: browserFlags,
  })
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const requests: Request[] = []
    let lastMs = Date.now()
    page.on('request', (request) => {
      if (!counted.has(request.resourceType()) || !request.url().startsWith(origin)) return
      requests.push(request)
      lastMs = Date.now()
    })
    await page.goto(`${origin}/coinlist`)
    // The rows, and what is drawn last of all: without them something is missing, and the figure says nothing.
    await page.locator('a[data-row="0"]').waitFor({ timeout: limitMs })
    await page.locator('a.feedback-button').waitFor({ state: 'attached', timeout: limitMs })
    while (Date.now() - lastMs < quietMs) await page.waitForTimeout(quietMs)
    return await Promise.all(
      requests.map(async (request) => ({
        path: new URL(request.url()).pathname,
        bodyBytes: (await request.sizes()).responseBodySize,
      })),
    )
  } finally {
    await browser.close()
    await server.stop()
    removeDataDir(dataDir)
  }
}

/** The two figures: scripts as every other budget weighs them, and all of it as it was sent. */
export const weighVisit = (
  fetched: readonly Fetched[],
  appDir: string,
  bytesOf: (path: string) => number,
): { scripts: number; sent: number } => {
  const isScript = ({ path }: Fetched): boolean => path.endsWith('.js')
  return {
    scripts: fetched
      .filter(isScript)
      .reduce((sum, { path }) => sum + bytesOf(join(appDir, path)), 0),
    sent: fetched.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0),
  }
}
