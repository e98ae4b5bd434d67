// Ending a browser as an empty battery would: every process of it at once, with nothing written any more.
import type { BrowserContext } from '@playwright/test'

/** Finds the processes of a browser; the returned function kills them (SIGKILL) and waits until it is gone. */
export const killSwitchOf = async (context: BrowserContext): Promise<() => Promise<void>> => {
  const browser = context.browser()
  if (!browser) throw new Error('This context has no browser of its own.')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const ids = processInfo.map(({ id }) => id)
  const leader = processInfo.find(({ type }) => type === 'browser')?.id
  await session.detach()
  return async () => {
    const gone = new Promise((resolve) => {
      browser.once('disconnected', resolve)
    })
    // The browser leads a process group of its own, renderers and network service included, except on Windows.
    const targets = process.platform === 'win32' || leader === undefined ? ids : [-leader]
    for (const target of targets) process.kill(target, 'SIGKILL')
    await gone
  }
}
