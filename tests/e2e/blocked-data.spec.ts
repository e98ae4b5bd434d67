// E2: a browser set to block site data. Edits are sent from the memory of the tab, and what is said is true.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goInApp } from './harness/in-app.ts'
import { keepProfile } from './harness/kept-profile.ts'
import { serverLists } from './harness/server-lists.ts'
import { newPerson, signUp } from './harness/sign-up.ts'
import { expect, test } from './harness/test.ts'
import { createList } from './harness/watchlist-actions.ts'

test('E2: with all site data blocked, a list reaches the server, an offline form keeps its words, and sign-in says what will not last', async ({
  line,
}) => {
  const profile = keepProfile()
  mkdirSync(join(profile.folder, 'Default'), { recursive: true })
  writeFileSync(
    join(profile.folder, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  )
  const { context, watch } = await profile.open({ baseURL: line.origin })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/login')
  expect(
    await page.evaluate(() =>
      navigator.locks.query().then(
        () => 'given',
        (error: Error) => error.name,
      ),
    ),
  ).toBe('SecurityError')
  await expect(
    page.getByText(
      'This browser does not store anything for CoinSight. You will be logged out when you reload or close this page.',
    ),
  ).toBeVisible()

  const person = newPerson()
  await signUp(page, person)
  await goInApp(page, '/watchlist')
  await createList(page, 'coin', 'Made online')
  const onServer = async () => (await serverLists(line.origin, person)).map(({ name }) => name)
  await expect.poll(onServer, { timeout: 60_000 }).toEqual(['Made online'])
  await expect(page.getByRole('banner').getByText('Synced', { exact: true })).toBeVisible()

  await test.step('offline, where nothing could be kept, the form says so and keeps what was typed; with the connection it goes', async () => {
    line.cut()
    await context.setOffline(true)
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: "changes can't be saved until there is a connection" })
        .first(),
    ).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Watchlists' })
      .getByRole('button', { name: 'Create watchlist' })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Begun offline')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(dialog.getByText(/^Not saved: nothing can be kept on this device/)).toBeVisible()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Begun offline')
    line.mend()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(onServer, { timeout: 60_000 }).toEqual(['Made online', 'Begun offline'])
  })

  expect(watch.faults()).toEqual([])
  await context.close()
  profile.remove()
})
