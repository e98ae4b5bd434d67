// Design 10: a filled portfolio and its dialogs by WCAG 2.2 AA, and without a scroll to the side: on a desktop, a phone
// and the narrowest screen, from left to right and from right to left.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { speak } from './harness/language.ts'
import { test } from './harness/online-test.ts'
import { serverCall } from './harness/server-call.ts'
import { whenSettled } from './harness/settled.ts'
import { expect } from './harness/test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const nowSec = Math.floor(Date.now() / 1000)
const bought = {
  kind: 'buy',
  happened_at: nowSec - 120 * 86_400,
  asset: 'bitcoin',
  amount: '0.12345678',
  counter_asset: 'fiat:EUR',
  counter_amount: '7000',
  fee_asset: 'fiat:EUR',
  fee_amount: '12.5',
  value_usd: '8000',
  value_source: 'own',
  account: 'An exchange with a long name',
  note: 'A note that is longer than its line, as notes are when somebody explains what they did',
}

const faultsOf = async (page: Page, place: string): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze()
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${place} ${id}: ${target.join(' ')} ${failureSummary}`,
      ),
    ),
    ...(overflowPx > 0 ? [`${place} is ${overflowPx} px too wide`] : []),
  ]
}

for (const [language, width] of [
  ['en', 1440],
  ['ar', 390],
  ['ru', 320],
] as const)
  test(`design 10, R-PRT-005: a filled portfolio, ${language} at ${width} px`, async ({
    page,
    line,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const token = await enterAs(page, line.origin, await register(line.origin))
    const add = (id: string, over: object): Promise<unknown> =>
      serverCall(line.origin, token, 'create_ledger_entry', { client_id: id, ...bought, ...over })
    await add('entry-of-axe-1', {})
    await add('entry-of-axe-2', { kind: 'sell', amount: '0.02', happened_at: nowSec - 86_400 })
    await add('entry-of-axe-3', { asset: 'cardano', value_usd: '', value_source: '' })
    await add('entry-of-axe-4', { kind: 'sell', asset: 'chainlink', amount: '5' })
    await speak(page, language)
    await page.goto('/portfolio-analysis')
    const main = page.getByRole('main')
    await expect(main.getByRole('img').first()).toBeVisible()
    await whenSettled(page)
    const found = await faultsOf(page, 'the page')
    const receipt = main.getByRole('button').filter({ has: page.locator('.lucide-receipt-text') })
    const openers = [
      ['the form', main.getByRole('button').filter({ has: page.locator('.lucide-plus') })],
      ['the import', main.getByRole('button').filter({ has: page.locator('.lucide-file-up') })],
      ['the receipt', (await receipt.count()) > 0 ? receipt : main.locator('li button.truncate')],
    ] as const
    for (const [place, opener] of openers) {
      await opener.first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await whenSettled(page)
      found.push(...(await faultsOf(page, place)))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(found).toEqual([])
  })
