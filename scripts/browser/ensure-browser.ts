// Makes sure that the browser suites have a Chromium: takes one that is there, else asks Playwright for
// its own, else (as root on Debian and its kin) the distribution for its package.
import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findBrowser, type FoundBrowser } from './find-browser.ts'

type Attempt = { what: string; command: string; args: string[]; isPossible: boolean }

const attempts = (): Attempt[] => {
  const isRoot = process.getuid?.() === 0
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  return [
    {
      what: "Playwright's Chromium",
      command: fileURLToPath(new URL('../../node_modules/.bin/playwright', import.meta.url)),
      args: ['install', 'chromium'],
      isPossible: true,
    },
    {
      what: "the distribution's package lists",
      command: 'apt-get',
      args: ['update', '-qq'],
      isPossible: isRoot && hasApt,
    },
    {
      what: "the distribution's Chromium",
      command: 'apt-get',
      args: ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      isPossible: isRoot && hasApt,
    },
  ]
}

const impossible =
  'No Chromium could be found or installed, and the browser suites need one. Install Chromium or Chrome, ' +
  'or set CHROMIUM_PATH to one that starts, then run the same command again.'

/** A Chromium that starts; prints what it did. Throws one clear sentence where there is none to be had. */
export const ensureBrowser = (): FoundBrowser => {
  const present = findBrowser()
  if (present) {
    console.log(`browser: ${present.version} at ${present.path}`)
    return present
  }
  for (const { what, command, args, isPossible } of attempts()) {
    if (!isPossible) continue
    console.log(`browser: none found, installing ${what}`)
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = findBrowser()
    if (installed) {
      console.log(`browser: ${installed.version} at ${installed.path}`)
      return installed
    }
  }
  throw new Error(impossible)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    ensureBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
