// Where a Chromium may already be: asked for by name, Playwright's own, or the distribution's.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The version a browser reports, or null where the file is absent or cannot start (a missing library). */
export const browserVersion = (path: string): string | null => {
  if (!existsSync(path)) return null
  // On Windows `--version` opens a window instead of answering, so being there has to do.
  if (process.platform === 'win32') return 'installed'
  try {
    return execFileSync(path, ['--version', '--no-sandbox'], {
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 20_000,
    }).trim()
  } catch {
    return null
  }
}

/** Every place worth a look, best first: CHROMIUM_PATH, Playwright's own, the system's. */
export const browserCandidates = (environment: NodeJS.ProcessEnv = process.env): string[] =>
  [environment['CHROMIUM_PATH'], chromium.executablePath(), ...systemPaths].filter(
    (path): path is string => path !== undefined && path !== '',
  )

export type FoundBrowser = { path: string; version: string }

/** The first browser that starts, or null. */
export const findBrowser = (candidates: string[] = browserCandidates()): FoundBrowser | null => {
  for (const path of candidates) {
    const version = browserVersion(path)
    if (version !== null) return { path, version }
  }
  return null
}
