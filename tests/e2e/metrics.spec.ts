// How fast the page came up is told to the console and to nobody else (R-PER-001).
import { expect, test } from './harness/test.ts'

test('R-PER-001..007, D-FID: five metrics with their rating, console only', async ({ page }) => {
  const told: string[] = []
  const beacons: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') told.push(message.text())
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'ping') beacons.push(request.url())
  })
  const names = (): string[] => told.flatMap((text) => /^(ttfb|fcp|lcp|fid|cls) [\d.]+(?: ms)? (?:good|needs-improvement|poor)$/.exec(text)?.[1] ?? []).toSorted()
  await page.goto('/coinlist')
  await expect.poll(names).toEqual(['fcp', 'ttfb'])
  // The largest paint is final with the first input, the shifts when the page is put away.
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(names).toEqual(['fcp', 'fid', 'lcp', 'ttfb'])
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(names).toEqual(['cls', 'fcp', 'fid', 'lcp', 'ttfb'])
  expect(beacons).toEqual([])
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /ttfb|fcp|lcp|fid|cls|metric|vital/i.test(key)))).toEqual([])
})
