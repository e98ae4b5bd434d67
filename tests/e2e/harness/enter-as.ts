// Being signed in without filling a form: the account is made, and the session opened, over the API.
import type { BrowserContext, Page } from '@playwright/test'
import { newPerson, type Person } from './sign-up.ts'

/** The account every test server makes at its start. */
export const administrator: Person = {
  username: '',
  email: 'admin@example.test',
  password: 'Boarding-4-Gate',
}

const call = async (origin: string, f: string, payload: object): Promise<{ token: string }> => {
  const response = await fetch(`${origin}/authentication.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ f, ...payload }),
  })
  const { success, output, errormsg } = (await response.json()) as {
    success: boolean
    output: { token: string }
    errormsg: string | null
  }
  if (!success) throw new Error(`${f} was refused: ${errormsg}`)
  return output
}

/** A new account; nobody is signed in on any page yet. */
export const register = async (origin: string, person: Person = newPerson()): Promise<Person> => {
  await call(origin, 'register_user', { ...person, terms_accepted: true })
  return person
}

/** A session's token. */
export const tokenOf = async (origin: string, { email, password }: Person): Promise<string> =>
  (await call(origin, 'login_user', { email, password })).token

/** From its next navigation on the page, or every page of the context, belongs to whoever holds this token. */
export const enterWith = async (
  pages: Page | BrowserContext,
  { token, email }: { token: string; email: string },
): Promise<void> => {
  await pages.addInitScript(
    ([kept, address]) => {
      // A page that is still blank has no storage.
      if (origin === 'null') return
      if (sessionStorage.getItem('entered') === kept) return
      sessionStorage.setItem('entered', kept ?? '')
      localStorage.setItem('auth_token', kept ?? '')
      localStorage.setItem('user_email', address ?? '')
    },
    [token, email],
  )
}

/** From its next navigation on the page belongs to this person. Resolves to the token. */
export const enterAs = async (page: Page, origin: string, person: Person): Promise<string> => {
  const token = await tokenOf(origin, person)
  await enterWith(page, { token, email: person.email })
  return token
}
