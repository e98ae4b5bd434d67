import { expect, it } from 'vitest'
import { loginSchema } from '../login/login-schema.ts'
import { registerSchema } from './register-schema.ts'

const good = {
  email: 'ada@example.org',
  username: 'ada',
  password: 'Abcdef1!',
  confirmation: 'Abcdef1!',
  hasAcceptedTerms: true,
}

const problemsOf = (values: object): string[] =>
  (registerSchema.safeParse({ ...good, ...values }).error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .toSorted()

it('accepts a whole form, spaces around cut', () => {
  expect(registerSchema.parse({ ...good, email: ' ada@example.org ', username: ' ada ' })).toEqual(
    good,
  )
})

it('tells every problem at once', () => {
  expect(
    problemsOf({
      email: 'ada',
      username: 'a',
      password: 'abc',
      confirmation: 'abd',
      hasAcceptedTerms: false,
    }),
  ).toEqual([
    'confirmation: passwordsDiffer',
    'email: emailInvalid',
    'hasAcceptedTerms: termsRequired',
    'password: passwordMinimum',
    'username: usernameInvalid',
  ])
})

it.each([
  [{ password: 'Abc1!', confirmation: 'Abc1!' }, 'password: passwordMinimum'],
  [{ password: 'Abc1!x', confirmation: 'Abc1!x' }, 'password: criterionLength'],
  [{ password: 'abcdef1!', confirmation: 'abcdef1!' }, 'password: criterionUppercase'],
  [{ confirmation: 'Abcdef1?' }, 'confirmation: passwordsDiffer'],
  [{ hasAcceptedTerms: false }, 'hasAcceptedTerms: termsRequired'],
  [{ email: 'ada@' }, 'email: emailInvalid'],
  [{ username: 'ada lovelace' }, 'username: usernameInvalid'],
  [{ username: 'аda' }, 'username: usernameLookAlike'],
  [{ username: 'ada\u200b' }, 'username: usernameLookAlike'],
  [
    { password: `Aa1!${'x'.repeat(253)}`, confirmation: `Aa1!${'x'.repeat(253)}` },
    'password: passwordTooLong',
  ],
])('R-AUT-028 R-AUT-034 R-AUT-036 %j -> %s', (values, problem) => {
  expect(problemsOf(values)).toEqual([problem])
})

it('R-AUT-004 R-AUT-005 the login form asks for an e-mail and six characters', () => {
  const login = { email: 'ada@example.org', password: 'secret', remember: false }
  expect(loginSchema.safeParse(login).success).toBe(true)
  expect(loginSchema.safeParse({ ...login, password: 'secre' }).error?.issues[0]?.message).toBe(
    'passwordMinimum',
  )
  expect(loginSchema.safeParse({ ...login, email: 'x' }).error?.issues[0]?.message).toBe(
    'emailInvalid',
  )
})
