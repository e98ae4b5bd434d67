// A session that is over, as after a long flight: the token is aged and not the clock, which the product would rightly call wrong.
import type { Page } from '@playwright/test'

/** Makes the stored token of a day's session one that began 26 hours ago, and lets the page look at it as when somebody comes back to it. */
export const letSessionRunOut = (page: Page): Promise<void> =>
  page.evaluate((beganHoursAgo) => {
    const [head, body = '', seal] = (localStorage.getItem('auth_token') ?? '').split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as {
      iat: number
      exp: number
    }
    const iat = Math.floor(Date.now() / 1000) - beganHoursAgo * 3600
    const past = btoa(JSON.stringify({ ...claims, iat, exp: iat + 24 * 3600 }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
    localStorage.setItem('auth_token', [head, past, seal].join('.'))
    window.dispatchEvent(new Event('focus'))
  }, 26)
