// Waiting for the service worker from outside.
import { expect, type Page } from '@playwright/test'

/** Waits until the worker controls the page and the whole precache is stored. */
export const whenShellIsCached = async (page: Page): Promise<void> => {
  await expect
    .poll(
      () =>
        page.evaluate(
          async () =>
            (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated' &&
            navigator.serviceWorker.controller !== null,
        ),
      {
        message: 'the service worker never took control',
        timeout: 60_000,
      },
    )
    .toBe(true)
}
