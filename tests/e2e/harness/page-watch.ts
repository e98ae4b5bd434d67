// What no page may do unnoticed: speak to a host that is not this machine, print an error, or throw.
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

export type PageWatch = {
  /** An error that the test means to cause. */
  expectError: (pattern: RegExp) => void
  /** Everything seen that was not expected. */
  faults: () => string[]
}

const isLoopback = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return (
    ['data:', 'blob:', 'about:', 'chrome-extension:'].includes(protocol) ||
    ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  )
}

// The browser prints these itself for every request that finds no connection; the app has no say in it.
const causedByNoConnection =
  /An unknown error occurred when fetching the script\.|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_|NETWORK_CHANGED|EMPTY_RESPONSE|FAILED|ABORTED|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)/

/** Watches every page of a context, the ones opened later too. */
export const watchContext = (context: BrowserContext): PageWatch => {
  const expected: RegExp[] = [causedByNoConnection]
  const seen: string[] = []
  const note = (fault: string): void => {
    if (!expected.some((pattern) => pattern.test(fault))) seen.push(fault)
  }
  const watchPage = (page: Page): void => {
    page.on('console', (message: ConsoleMessage) => {
      // The app suppresses these; a test must not.
      const isStray = message.text().startsWith('Unhandled promise rejection')
      if (message.type() === 'error' || isStray)
        note(
          `console.error on ${new URL(page.url()).pathname}: ${message.text()} (${message.location().url})`,
        )
    })
    page.on('pageerror', (error) =>
      note(`uncaught on ${new URL(page.url()).pathname}: ${error.stack ?? error.message}`),
    )
  }
  context.on('request', (request) => {
    if (!isLoopback(request.url())) seen.push(`a request left this machine: ${request.url()}`)
  })
  for (const page of context.pages()) watchPage(page)
  context.on('page', watchPage)
  return {
    expectError: (pattern) => expected.push(pattern),
    faults: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  }
}
