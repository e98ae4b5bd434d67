// How fast the page came up is told to the console and to nobody else (R-PER-001).
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

/** Spec §9: above the second a metric is poor, above the first it needs improvement. */
const thresholds: Record<string, [good: number, poor: number]> = {
  ttfb: [100, 300],
  fcp: [1800, 3000],
  lcp: [2500, 4000],
  fid: [100, 300],
  cls: [0.1, 0.25],
}

const ratingOf = (name: string, value: number): string => {
  const [good, poor] = thresholds[name] ?? [0, 0]
  if (value > poor) return 'poor'
  return value > good ? 'needs-improvement' : 'good'
}

test('R-PER-001..007, R-CON-015, D-FID: five metrics with their rating, console only', async ({
  page,
}) => {
  const messages: string[] = []
  const beacons: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') messages.push(message.text())
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'ping') beacons.push(request.url())
  })
  const names = (): string[] =>
    messages
      .flatMap(
        (text) =>
          /^(ttfb|fcp|lcp|fid|cls) [\d.]+(?: ms)? (?:good|needs-improvement|poor)$/.exec(
            text,
          )?.[1] ?? [],
      )
      .toSorted()
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
  for (const text of messages) {
    const [, name = '', value = '', rating] =
      /^(ttfb|fcp|lcp|fid|cls) ([\d.]+)(?: ms)? (\S+)$/.exec(text) ?? []
    // It is rated before it is rounded for the console.
    const lost = name === 'cls' ? 0.0005 : 0.5
    if (name !== '')
      expect(
        [-lost, lost].map((more) => ratingOf(name, Number(value) + more)),
        text,
      ).toContain(rating)
  }
  expect(beacons).toEqual([])
  expect(
    await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        /ttfb|fcp|lcp|fid|cls|metric|vital/i.test(key),
      ),
    ),
  ).toEqual([])
})
