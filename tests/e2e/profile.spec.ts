// /profile: what somebody does with their own account, and what the other tabs and devices notice of it.
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { test as online } from './harness/online-test.ts'
import { speak } from './harness/language.ts'
import { serverLists } from './harness/server-lists.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { newPerson, signIn, signUp } from './harness/sign-up.ts'
import { expect, test } from './harness/test.ts'
import { createList, shownLists } from './harness/watchlist-actions.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const picture = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' })
const toastOf = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true })
const onDevice = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => /^account_(?!anon$)/.test(name ?? '')),
  )

test('R-PRF-001..003 R-PRF-008 R-PRF-009 D-USERNAME: name, avatar and address, followed by the top bar and by another tab', async ({
  page,
  context,
  line,
  setOffline,
}) => {
  const [person, other] = [newPerson(), await register(line.origin)]
  await signUp(page, person)
  await page.goto('/profile')
  const second = await context.newPage()
  await second.goto('/watchlist')
  await whenSettled(second)

  await test.step('initials until a picture is chosen; the top bar and the other tab follow without a reload', async () => {
    await expect(picture(page)).toHaveText('F')
    await section(page, 'Avatar').getByRole('button', { name: 'Change avatar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose an avatar' })
    await expect(dialog.getByRole('radio')).toHaveCount(24)
    await expect(dialog.getByRole('button', { name: 'Use this avatar' })).toBeDisabled()
    await dialog.getByRole('radio', { name: 'Fox' }).focus()
    // The library checks what the focus comes to while the key is down.
    await page.keyboard.down('ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'Owl' })).toBeChecked()
    await page.keyboard.up('ArrowRight')
    await dialog.getByRole('button', { name: 'Use this avatar' }).click()
    await expect(toastOf(page, 'Avatar updated')).toBeVisible()
    await expect(dialog).toBeHidden()
    for (const tab of [page, second])
      await expect(picture(tab).locator('[data-avatar="owl"]')).toBeVisible()
  })

  await test.step('the chosen one is still there after a reload, and offline', async () => {
    await whenShellIsCached(page)
    await setOffline(true)
    await page.reload()
    await expect(picture(page).locator('[data-avatar="owl"]')).toBeVisible()
    await expect(page.getByRole('main').getByText(/This is (the|its) last version/)).toBeVisible()
    await expect(
      section(page, 'Avatar').getByRole('button', { name: 'Change avatar' }),
    ).toBeDisabled()
    await expect(section(page, 'Membership').getByText('Free', { exact: true })).toBeVisible()
    await setOffline(false)
    await page.reload()
    await expect(
      section(page, 'Avatar').getByRole('button', { name: 'Change avatar' }),
    ).toBeEnabled()
  })

  await test.step('removed, it gives way to initials, and the focus stays', async () => {
    await section(page, 'Avatar').getByRole('button', { name: 'Remove avatar' }).click()
    await expect(toastOf(page, 'Avatar removed successfully!')).toBeVisible()
    await expect(
      section(page, 'Avatar').getByRole('button', { name: 'Change avatar' }),
    ).toBeFocused()
    for (const tab of [page, second]) await expect(picture(tab)).toHaveText('F')
  })

  await test.step('a name is checked here, refused where somebody has it, and kept in the field', async () => {
    const name = section(page, 'Username').getByRole('textbox')
    const save = section(page, 'Username').getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await name.fill('a b')
    await save.click()
    await expect(
      section(page, 'Username').getByText('Use 3 to 30 letters, digits, _ . or -'),
    ).toBeVisible()
    await name.fill(other.username.toUpperCase())
    await save.click()
    await expect(
      section(page, 'Username').getByText(
        'This username is already taken. Please choose another one.',
      ),
    ).toBeVisible()
    await expect(name).toHaveValue(other.username.toUpperCase())
    const fresh = `${person.username}.9`
    await name.fill(` ${fresh} `)
    await name.press('Enter')
    await expect(toastOf(page, 'Username changed')).toBeVisible()
    await expect(save).toBeDisabled()
    for (const tab of [page, second]) {
      await picture(tab).click()
      await expect(tab.getByRole('menu').getByText(fresh, { exact: true })).toBeVisible()
      await tab.keyboard.press('Escape')
    }
  })

  await test.step('the address says that it is not verified, and another letter can be had', async () => {
    await expect(section(page, 'Email').getByText('Not verified')).toBeVisible()
    await section(page, 'Email').getByRole('button', { name: 'Send again' }).click()
    await expect(
      section(page, 'Email').getByText('A link is on its way. Check your inbox.'),
    ).toBeVisible()
    await expect(section(page, 'Member since')).toContainText(/\d{1,2} [A-Z][a-z]{2} \d{4}/)
    await section(page, 'Membership').getByRole('link', { name: 'Membership management' }).click()
    await expect(page).toHaveURL('/profile/membership')
  })
})

online(
  'R-PRF-004..008 D-TR T-24..T-27: what is said of a picture that could not be changed, in Turkish',
  async ({ page, line }) => {
    await enterAs(page, line.origin, await register(line.origin))
    await speak(page, 'tr')
    let answer: { status?: number; json?: unknown; abort?: true } = {}
    await page.route('**/client.php', async (route) => {
      if (!/user_avatar/.test(route.request().postData() ?? '')) return route.fallback()
      return answer.abort
        ? route.abort('connectionfailed')
        : route.fulfill({ status: answer.status ?? 200, json: answer.json })
    })
    await page.goto('/profile')
    const change = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Avatarı değiştir' }).click()
      await page.getByRole('radio', { name: 'Kaktüs' }).click()
      await page.getByRole('button', { name: 'Bu avatarı kullan' }).click()
    }
    const said = (text: string) =>
      expect(page.getByText(text, { exact: true }).first()).toBeVisible()

    answer = { json: { success: false, output: null, error: null, errormsg: null } }
    await change()
    await said('Avatar güncellenirken bir hata oluştu')
    answer = { json: { success: false, output: { message: 'Sunucunun sözü' } } }
    await page.getByRole('button', { name: 'Bu avatarı kullan' }).click()
    await said('Sunucunun sözü')
    answer = { json: { success: true, output: null } }
    await page.getByRole('button', { name: 'Bu avatarı kullan' }).click()
    await said('Avatar güncellendi')
    await expect(page.locator('[data-avatar="cactus"]').first()).toBeVisible()

    const remove = page.getByRole('button', { name: 'Avatarı kaldır' })
    answer = { json: { success: 0, output: null } }
    await remove.click()
    await said('Avatar kaldırılamadı')
    answer = { abort: true }
    await remove.click()
    await said('Avatar kaldırılırken bir hata oluştu')
    answer = { json: { success: 1, output: true } }
    await remove.click()
    await said('Avatar başarıyla kaldırıldı!')
    await expect(page.locator('[data-avatar]')).toHaveCount(0)
  },
)

test('R-AUT-052 R-PRF-010: the password is changed, other devices are logged out, and what waits on one of them is sent after its next login', async ({
  page,
  line,
  openDevice,
  setOffline,
}) => {
  const person = await signUp(page)
  const fresh = 'Arrivals-Hall-7'
  const device: BrowserContext = await openDevice(/status of 401/)
  const there = await device.newPage()
  await there.setViewportSize({ width: 1440, height: 900 })
  await signIn(there, person)
  await createList(there, 'coin', 'Sent before')
  await whenShellIsCached(there)
  await expect(there.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible()

  await page.goto('/profile?tab=security')
  await test.step('the devices are named, this one is marked', async () => {
    const rows = section(page, 'Devices').getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(/Chrome.* on .*This device/)
    await expect(rows.last()).toContainText('used in the last hour')
  })

  const form = section(page, 'Password')
  const submit = form.getByRole('button', { name: 'Change password' })
  const fill = async (current: string, next: string, again = next): Promise<void> => {
    await form.getByLabel('Current password', { exact: true }).fill(current)
    await form.getByLabel('New password', { exact: true }).fill(next)
    await form.getByLabel('New password again', { exact: true }).fill(again)
    await submit.click()
  }
  await test.step('the form ticks the criteria while typing and says what is wrong, keeping what was typed', async () => {
    await form.getByLabel('New password', { exact: true }).fill('arrivals')
    await expect(
      form.getByRole('listitem').filter({ hasText: 'At least 8 characters' }),
    ).toContainText('met')
    await expect(form.getByText('Password strength: weak')).toBeVisible()
    await fill('', 'arrivals', 'other')
    await expect(form.getByText('Please enter your current password')).toBeVisible()
    await expect(form.getByRole('alert').filter({ hasText: 'One uppercase letter' })).toBeVisible()
    await expect(form.getByText('Passwords do not match')).toBeVisible()
    await fill('Not-my-password-1', fresh)
    await expect(form.getByText('The current password is not correct.')).toBeVisible()
    await expect(form.getByLabel('New password', { exact: true })).toHaveValue(fresh)
    await fill(person.password, person.password)
    await expect(form.getByText('The new password must differ from the current one.')).toBeVisible()
  })

  await test.step('changed: the other device is out at its next call, and its edit stays on it', async () => {
    await setOffline(true, [device])
    await createList(there, 'coin', 'Waits there')
    line.mend()
    await fill(person.password, fresh)
    await expect(toastOf(page, 'Password changed')).toBeVisible()
    await expect(form.getByLabel('New password', { exact: true })).toHaveValue('')
    await expect(section(page, 'Devices').getByText('No other device is logged in.')).toBeVisible()
    await setOffline(false, [device])
    await expect(there.locator('main h1')).toHaveText('Please log in to view and edit watchlists', {
      timeout: 30_000,
    })
    expect(await onDevice(there)).toHaveLength(1)
    expect(
      (await serverLists(line.origin, { ...person, password: fresh })).map(({ name }) => name),
    ).toEqual(['Sent before'])
  })

  await test.step('after logging in again with the new password it is sent, once', async () => {
    await signIn(there, { ...person, password: fresh })
    await there.goto('/watchlist')
    await expect.poll(() => shownLists(there)).toEqual(['Sent before 0', 'Waits there 0'])
    await expect
      .poll(async () =>
        (await serverLists(line.origin, { ...person, password: fresh })).map(({ name }) => name),
      )
      .toEqual(['Sent before', 'Waits there'])
  })

  await test.step('one device can be logged out by itself', async () => {
    await page.reload()
    const row = section(page, 'Devices')
      .getByRole('listitem')
      .filter({ hasNotText: 'This device' })
      .first()
    await row.getByRole('button', { name: /^Log out: / }).click()
    await expect(toastOf(page, 'The device was logged out')).toBeVisible()
  })
})

test('R-PRF-001: everything can be taken away, and the account deleted, in every tab of the device', async ({
  page,
  context,
  line,
  setOffline,
}) => {
  const person = await signUp(page)
  await createList(page, 'coin', 'Known to the server')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible()
  await whenShellIsCached(page)
  const second = await context.newPage()
  await second.goto('/watchlist')
  await whenSettled(second)

  await test.step('offline the queue grows, and nothing can be deleted', async () => {
    await setOffline(true)
    await createList(page, 'coin', 'Only here')
    await page.goto('/profile?tab=data')
    await expect(
      section(page, 'Delete account').getByRole('button', { name: 'Delete account' }),
    ).toBeDisabled()
    await expect(
      section(page, 'Download your data').getByRole('link', {
        name: /You can export what is on this device/,
      }),
    ).toBeVisible()
  })

  await test.step('online: the server’s part and this device’s, with what still waits, in one file', async () => {
    // The queue must not empty while the file is made.
    await context.route('**/client.php', (route) =>
      /create_watchlist/.test(route.request().postData() ?? '')
        ? route.abort('connectionfailed')
        : route.fallback(),
    )
    await setOffline(false)
    const download = page.waitForEvent('download')
    await section(page, 'Download your data').getByRole('button', { name: 'Download' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^coinsight-${person.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
    )
    const content = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<
      string,
      never
    > & {
      server: { account: { email: string }; watchlists: { name: string }[] }
      device: { unsentChanges: { list: string }[] }
    }
    expect(content).toMatchObject({ format: 'coinsight-export', version: 1 })
    expect(content.server.account.email).toBe(person.email)
    expect(content.server.watchlists.map(({ name }) => name)).toEqual(['Known to the server'])
    expect(content.device.unsentChanges.map(({ list }) => list)).toEqual(['Only here'])
    expect(JSON.stringify(content)).not.toContain(person.password)
  })

  await test.step('the question counts what is lost; a wrong password deletes nothing', async () => {
    await section(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this account?' })
    await expect(question.getByText('2 watchlists')).toBeVisible()
    await expect(question.getByText('1 change that never reached the server')).toBeVisible()
    const confirm = question.getByRole('button', { name: 'Delete for good' })
    await question.getByLabel('Your password', { exact: true }).fill('Not-my-password-1')
    await expect(confirm).toBeDisabled()
    await question.getByRole('checkbox').check()
    await confirm.click()
    await expect(question.getByText('The current password is not correct.')).toBeVisible()
    expect(await onDevice(page)).toHaveLength(1)
    await question.getByLabel('Your password', { exact: true }).fill(person.password)
    await confirm.click()
  })

  await test.step('nothing is left on the device, in either tab, nor on the server', async () => {
    await expect(toastOf(page, 'Account deleted')).toBeVisible()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    await expect(second.locator('main h1')).toHaveText('Please log in to view and edit watchlists')
    await expect.poll(() => onDevice(second)).toEqual([])
    expect(
      await page.evaluate(() =>
        ['auth_token', 'user_email', 'last_confirmed_user'].map((key) => localStorage.getItem(key)),
      ),
    ).toEqual([null, null, null])
    const response = await fetch(`${line.origin}/authentication.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ f: 'login_user', email: person.email, password: person.password }),
    })
    expect(await response.json()).toMatchObject({ success: false, error: 'AUTH_CREDENTIALS' })
  })
})
