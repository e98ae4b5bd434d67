// A new account, made the way people make one.
import { expect, type Page } from '@playwright/test'

export type Person = { username: string; email: string; password: string }

let made = 0

export const newPerson = (): Person => {
  made += 1
  const name = `flyer${process.pid}x${made}x${Date.now() % 100_000}`
  return { username: name, email: `${name}@example.test`, password: 'Boarding-4-Gate' }
}

const leaveForm = async (page: Page): Promise<void> => {
  // The path: the login form's own address names the coin list too, as the way back.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/coinlist', { timeout: 45_000 })
}

/** Fills the registration form; ends on the coin list, signed in. */
export const signUp = async (page: Page, person: Person = newPerson()): Promise<Person> => {
  await page.goto('/register')
  await page.getByLabel('Username', { exact: true }).fill(person.username)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await leaveForm(page)
  return person
}

/** Fills the login form; ends on the coin list, signed in. */
export const signIn = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.goto('/login?returnTo=/coinlist')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await leaveForm(page)
}
