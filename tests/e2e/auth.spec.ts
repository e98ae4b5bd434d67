// Signing up, signing in, proving an address: against a server that guards its forms.
import type { Page, Route } from '@playwright/test'
import { linkTo, test } from './harness/guarded-server.ts'
import { administrator } from './harness/enter-as.ts'
import { newPerson } from './harness/sign-up.ts'
import { expect } from './harness/test.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const submit = (page: Page) => main(page).locator('button[type="submit"]')
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const bodyOf = (route: Route): Record<string, unknown> =>
  JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>

/** What was sent to /authentication.php, by f. Nothing is changed on the way. */
const watchCalls = async (page: Page): Promise<Record<string, unknown>[]> => {
  const bodies: Record<string, unknown>[] = []
  await page.route('**/authentication.php', (route) => {
    bodies.push(bodyOf(route))
    return route.continue()
  })
  return bodies
}
/** Answers every call of this name once, as given; the others go through. */
const answerOnce = async (
  page: Page,
  f: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> => {
  let isDone = false
  await page.route('**/authentication.php', (route) => {
    if (isDone || bodyOf(route)['f'] !== f) return route.fallback()
    isDone = true
    return answer(route)
  })
}
const refused =
  (status: number, body: object) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status,
      json: { success: false, output: null, error: null, errormsg: null, ...body },
    })

const fillSignUp = async (page: Page, person = newPerson()) => {
  await field(page, 'Email').fill(person.email)
  await field(page, 'Username').fill(person.username)
  await field(page, 'Password').fill(person.password)
  await field(page, 'Confirm password').fill(person.password)
  await main(page)
    .getByRole('checkbox', { name: /I agree/ })
    .check()
  return person
}

test('R-AUT-027 R-AUT-028 R-AUT-030 R-AUT-031 R-AUT-032 R-AUT-033 R-AUT-034 R-AUT-035 R-AUT-036 R-AUT-037 sign-up to the letter, then the letter itself', async ({
  page,
  server,
}) => {
  await page.goto('/register')
  const box = main(page).getByRole('checkbox', { name: 'I am not a robot' })

  await test.step('R-AUT-006 R-AUT-004 R-AUT-028 R-AUT-034 R-CON-003 every problem at once', async () => {
    await expect(box).toBeVisible()
    await submit(page).click()
    for (const text of [
      'Please fill in all required fields correctly',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'Please agree to the terms and the privacy policy',
    ])
      await said(page, text)
  })

  await test.step('R-AUT-033 R-AUT-035 R-AUT-036 R-AUT-032 the list, the strength, the confirmation, the name', async () => {
    await field(page, 'Password').fill('abc')
    await said(page, 'Password strength: weak')
    await field(page, 'Password').fill('Abcdef1')
    await said(page, 'Password strength: good')
    await expect(main(page).getByRole('listitem').filter({ hasText: 'One number' })).toContainText(
      'met',
    )
    await field(page, 'Confirm password').fill('other')
    await said(page, 'Passwords do not match')
    await field(page, 'Username').fill('аdа lovelace')
    await said(
      page,
      'Only the letters a to z are allowed, because others can look like them. Not allowed: а',
    )
    await field(page, 'Username').fill('ad')
    await said(page, 'Use 3 to 30 letters, digits, _ . or -')
    await field(page, 'Password').fill(`Aa1!${'x'.repeat(9_996)}`)
    await said(page, 'Password must be at most 256 characters')
  })

  const calls = await watchCalls(page)
  const person =
    await test.step('R-AUT-001 R-AUT-010 R-AUT-029 R-AUT-031 R-AUT-038 R-AUT-039 R-AUT-040 R-AUT-066 what was solved on the way is sent, and the session begins', async () => {
      const made = await fillSignUp(page)
      await said(page, 'Password strength: strong')
      await expect(main(page).getByRole('alert')).toHaveCount(0)
      await expect(page.getByText('Security check passed').first()).toBeAttached({
        timeout: 60_000,
      })
      await submit(page).click()
      await said(page, 'Registration successful')
      await said(page, 'Check your email to verify your account')
      await expect(page).toHaveURL('/coinlist')
      const sent = calls.find(({ f }) => f === 'register_user')
      expect(sent).toEqual({
        f: 'register_user',
        email: made.email,
        password: made.password,
        username: made.username,
        terms_accepted: true,
        captcha_token: expect.stringMatching(/^[\w+/=]{100,}$/),
      })
      expect(await stored(page, 'user_email')).toBe(made.email)
      expect((await stored(page, 'auth_token'))?.split('.')).toHaveLength(3)
      await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
      await expect(page.getByRole('menu')).toContainText(made.username)
      return made
    })

  await test.step('D-LOGGEDINLOGIN whoever is signed in has no business here', async () => {
    await page.goto('/register?returnTo=/upcoming')
    await expect(page).toHaveURL('/upcoming')
  })

  await test.step('R-RTE-013 D-VERIFY the link proves the address once, says so twice, and a wrong one leads to another', async () => {
    const link = await linkTo(server, person.email)
    await page.goto(link)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your email is verified')
    await page.goto(link)
    await expect(main(page)).toContainText('This link has already been used. You can log in.')
    await page.goto(`${link}x`)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      'This link is invalid or has expired',
    )
    await main(page).getByRole('link', { name: 'Request a new link' }).click()
    await expect(page).toHaveURL('/request-email-verification')
  })

  await test.step('R-RTE-014 R-AUT-030 R-AUT-031 asking for another link, guarded too, answers alike for everybody', async () => {
    await expect(field(page, 'Email')).toHaveValue(person.email)
    for (const email of [person.email, 'nobody@example.test']) {
      await field(page, 'Email').fill(email)
      await submit(page).click()
      await expect
        .poll(() => calls.findLast(({ f }) => f === 'request_email_verification')?.['email'])
        .toBe(email)
      await said(
        page,
        'If this address is waiting for verification, a link is on its way. Check your inbox.',
      )
    }
    const sent = calls
      .filter(({ f }) => f === 'request_email_verification')
      .map(({ captcha_token }) => captcha_token)
    expect(sent).toEqual([expect.any(String), expect.any(String)])
    expect(sent[0]).not.toBe(sent[1])
  })
})

test('R-AUT-041 R-AUT-042 R-AUT-043 R-AUT-044 R-AUT-024 what a registration may be answered, in the words of the catalogue, and nothing typed is lost', async ({
  page,
  watch,
}) => {
  watch.expectError(/authentication\.php/)
  await page.goto('/login?mode=register')
  const person = await fillSignUp(page)
  for (const [id, answer, text] of [
    [
      'R-AUT-041',
      refused(409, { errormsg: 'server words' }),
      'This email address is already registered. Please use a different email or try to log in.',
    ],
    ['R-AUT-042', refused(403, {}), 'Registration is currently limited to invited users only.'],
    [
      'R-AUT-042',
      refused(403, { errormsg: 'Friends of the house only' }),
      'Friends of the house only',
    ],
    ['R-AUT-024', refused(200, {}), 'An error occurred during registration. Please try again.'],
    [
      'D-USERNAME',
      refused(200, {
        error: 'AUTH_USERNAME_TAKEN',
        errormsg: 'This username is already taken. Please choose another one.',
      }),
      'This username is already taken. Please choose another one.',
    ],
    [
      'D-RATELIMIT',
      refused(429, {
        error: 'RATE_LIMITED',
        errormsg: 'Too many requests. Please wait a moment and try again.',
      }),
      'Too many requests. Please wait a moment and try again.',
    ],
  ] as const) {
    await test.step(`${id} ${text}`, async () => {
      await answerOnce(page, 'register_user', answer)
      await submit(page).click()
      await said(page, 'Registration failed')
      await said(page, text)
      await expect(submit(page)).toHaveText('Create account')
      await expect(field(page, 'Password')).toHaveValue(person.password)
    })
  }
  await test.step('R-AUT-044 D-REGNOTOKEN without a token: the message, and the login form with the address', async () => {
    await answerOnce(page, 'register_user', (route) =>
      route.fulfill({
        json: { success: true, output: { user: null, token: null }, error: null, errormsg: null },
      }),
    )
    await submit(page).click()
    await said(page, 'Account was created but session could not be established. Please log in.')
    await expect(page).toHaveURL('/login')
    await expect(field(page, 'Email')).toHaveValue(person.email)
    expect(await stored(page, 'auth_token')).toBeNull()
  })
})

test('R-AUT-002 R-AUT-007 R-AUT-008 R-AUT-009 R-AUT-016 the login form: fields, modes, and every answer it may get', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000)
  watch.expectError(/authentication\.php/)
  const person = newPerson()
  await test.step('an account', async () => {
    await page.goto('/register')
    await fillSignUp(page, person)
    await submit(page).click()
    await expect(page).toHaveURL('/coinlist', { timeout: 60_000 })
    await page.evaluate(() => localStorage.clear())
  })

  await test.step('D-LOGINMODE an unknown mode is the login form, and changing over keeps the way back', async () => {
    await page.goto('/login?mode=nonsense&returnTo=/upcoming')
    await main(page).getByRole('tab', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(
      (url) =>
        url.searchParams.get('mode') === 'register' &&
        url.searchParams.get('returnTo') === '/upcoming',
    )
    await main(page).getByRole('tab', { name: 'Log in' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('returnTo') === '/upcoming')
  })

  await test.step('R-AUT-002 R-AUT-003 R-AUT-004 R-AUT-005 R-AUT-006 the fields and their messages; no captcha before it is asked for', async () => {
    await expect(
      main(page).getByRole('checkbox', { name: 'Remember me for 30 days' }),
    ).not.toBeChecked()
    await expect(main(page).getByRole('checkbox', { name: 'I am not a robot' })).toHaveCount(0)
    await field(page, 'Email').fill('nobody')
    await field(page, 'Password').fill('12345')
    await submit(page).click()
    for (const text of [
      'Please fill in all required fields correctly',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ])
      await said(page, text)
    await field(page, 'Email').fill(person.email)
    await field(page, 'Password').fill(person.password)
  })

  for (const [id, answer, text] of [
    [
      'R-AUT-017',
      refused(200, { errormsg: 'In the server’s own words' }),
      'In the server’s own words',
    ],
    ['R-AUT-018', refused(200, {}), 'Authentication failed. Please check your credentials.'],
    ['R-AUT-022', refused(200, { error: 'AUTH_CREDENTIALS' }), 'Invalid email or password'],
    [
      'R-AUT-019',
      (route: Route) => route.abort('connectionreset'),
      'No response received from server. Please try again.',
    ],
    [
      'R-AUT-023',
      (route: Route) => route.fulfill({ status: 502, body: '<html>' }),
      'Something went wrong. Please try again.',
    ],
    [
      'R-AUT-020',
      (route: Route) =>
        route.fulfill({
          json: { success: true, output: { user: null, token: null }, error: null, errormsg: null },
        }),
      'Session could not be established. Please try again.',
    ],
  ] as const) {
    await test.step(`${id} R-AUT-016 ${text}`, async () => {
      await answerOnce(page, 'login_user', answer)
      await submit(page).click()
      await said(page, 'Login error')
      await said(page, text)
      expect(await stored(page, 'auth_token')).toBeNull()
      await expect(field(page, 'Password')).toHaveValue(person.password)
    })
  }

  const calls = await watchCalls(page)
  await test.step('D-CAPTCHA D-REMEMBER the captcha comes when the server asks, and its answer goes along', async () => {
    await answerOnce(
      page,
      'login_user',
      refused(200, {
        error: 'AUTH_CAPTCHA_REQUIRED',
        captcha: 'altcha',
        errormsg: 'Please complete the security check.',
      }),
    )
    await submit(page).click()
    await said(page, 'Please complete the security check.')
    await expect(main(page).getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible()
    await field(page, 'Password').fill('wrong-password')
    await submit(page).click()
    await said(page, 'Invalid email or password')
    expect(calls.at(-1)).toEqual({
      f: 'login_user',
      email: person.email,
      password: 'wrong-password',
      captcha_token: expect.any(String),
    })
  })

  await test.step('R-AUT-007 R-AUT-008 R-AUT-011 R-AUT-012 success: the exact payload, the toast, the way back', async () => {
    await page.goto('/login?returnTo=/upcoming%3Fsort%3Dscore')
    await field(page, 'Email').fill(person.email)
    await field(page, 'Password').fill(person.password)
    await answerOnce(page, 'login_user', async (route) => {
      await expect(submit(page)).toHaveText('Signing in...')
      await expect(submit(page)).toBeDisabled()
      return route.fallback()
    })
    await submit(page).click()
    await said(page, 'Login successful')
    await said(page, 'Welcome back!')
    await expect(page).toHaveURL((url) => url.pathname === '/upcoming')
    expect(calls.at(-1)).toEqual({
      f: 'login_user',
      email: person.email,
      password: person.password,
    })
  })

  await test.step('R-AUT-003 R-AUT-014 R-CON-002 thirty days where ticked; an external way back is ignored', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login?returnTo=https://evil.example/')
    await field(page, 'Email').fill(person.email)
    await field(page, 'Password').fill(person.password)
    await main(page).getByRole('checkbox', { name: 'Remember me for 30 days' }).check()
    await submit(page).click()
    await expect(page).toHaveURL('/')
    expect(calls.at(-1)).toEqual({
      f: 'login_user',
      email: person.email,
      password: person.password,
      remember: true,
    })
    const days = await page.evaluate(() => {
      const { iat, exp } = JSON.parse(
        atob(
          (localStorage.getItem('auth_token') ?? '')
            .split('.')[1]
            ?.replaceAll('-', '+')
            .replaceAll('_', '/') ?? '',
        ),
      ) as { iat: number; exp: number }
      return (exp - iat) / 86_400
    })
    expect(days).toBe(30)
  })
})

test('R-AUT-015 R-AUT-049 R-AUT-050 R-AUT-069 the ways beside: not verified, forgotten, reset, administrators', async ({
  page,
}) => {
  await test.step('R-AUT-015 an unverified address leads to the request, prefilled', async () => {
    await page.goto('/login')
    const { email, password } = newPerson()
    await answerOnce(page, 'login_user', (route) =>
      route.fulfill({
        json: {
          success: false,
          output: null,
          error: null,
          errormsg: 'Verify first',
          data: { email_not_verified: true },
        },
      }),
    )
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(password)
    await submit(page).click()
    await expect(page).toHaveURL('/request-email-verification')
    await expect(field(page, 'Email')).toHaveValue(email)
    await said(page, 'Your email is not verified yet.')
  })

  await test.step('R-AUT-049 D-FORGOT the link only tells: no call, no navigation', async () => {
    await page.goto('/login?returnTo=/upcoming')
    const calls = await watchCalls(page)
    await main(page).getByRole('button', { name: 'Forgot password?' }).click()
    const alert = page.getByRole('alertdialog', { name: 'Forgot password' })
    await expect(alert).toContainText('Password reset is coming soon. Please contact support.')
    await alert.getByRole('button', { name: 'Close' }).last().click()
    await expect(alert).toHaveCount(0)
    await expect(page).toHaveURL('/login?returnTo=/upcoming')
    expect(calls).toEqual([])
  })

  await test.step('R-AUT-050 D-RESETPAGE the screen announces it, with the ways on', async () => {
    await page.goto('/reset-password')
    await expect(main(page)).toContainText('Password reset is coming soon. Please contact support.')
    await expect(main(page).getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      /feedback|mailto:/,
    )
    await main(page).getByRole('link', { name: 'Go to login' }).click()
    await expect(page).toHaveURL('/login')
  })

  await test.step('R-AUT-069 D-ADMINLOGIN administrators only, guarded, without sign-up or Google', async () => {
    await page.goto('/login?returnTo=/admin/users')
    await main(page).getByRole('link', { name: 'Admin login' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/login/admin')
    await expect(main(page).getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible()
    await expect(main(page).getByRole('button', { name: /Google/ })).toHaveCount(0)
    await expect(main(page).getByRole('tab')).toHaveCount(0)
    await field(page, 'Email').fill(administrator.email)
    await field(page, 'Password').fill(administrator.password)
    await submit(page).click()
    await expect(page).toHaveURL('/admin/users', { timeout: 60_000 })
  })

  await test.step('a member who signs in there sees Access Denied', async () => {
    await page.evaluate(() => localStorage.clear())
    const person = newPerson()
    await page.goto('/register')
    await fillSignUp(page, person)
    await submit(page).click()
    await expect(page).toHaveURL('/coinlist', { timeout: 60_000 })
    await page.goto('/login/admin')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  })
})

test('R-AUT-031 what goes wrong with the captcha stands in the form, and in Arabic nothing covers a password', async ({
  page,
  watch,
}) => {
  watch.expectError(/authentication\.php/)
  await test.step('the error pushes the button down instead of lying on it, and ticking the box tries again', async () => {
    await answerOnce(page, 'get_captcha_challenge', (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, output: null, error: 'SERVER_ERROR', errormsg: 'broken' },
      }),
    )
    await page.goto('/request-email-verification')
    await field(page, 'Email').fill('a@example.test')
    const fault = main(page).getByRole('alert').filter({ hasText: 'The security check failed.' })
    await expect(fault).toBeVisible()
    const [text, button] = [await fault.boundingBox(), await submit(page).boundingBox()]
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    // Not check(): the box is ticked once the search has ended.
    await main(page).getByRole('checkbox', { name: 'I am not a robot' }).click()
    await expect(page.getByText('Security check passed').first()).toBeAttached({ timeout: 60_000 })
    await expect(fault).toHaveCount(0)
  })
  await test.step('the button that shows a password keeps clear of its first characters', async () => {
    await page.evaluate(() => localStorage.setItem('preferredLanguage', 'ar'))
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const input = main(page).locator('input[type="password"]')
    const [box, eye] = [
      await input.boundingBox(),
      await main(page).locator('input[type="password"] + button').boundingBox(),
    ]
    expect(await input.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    expect(eye?.x ?? 0).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2)
  })
})
