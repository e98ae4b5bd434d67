// The sign-up form (R-AUT-027 to R-AUT-036). Messages are keys of the auth texts.
import * as z from 'zod/mini'
import { isUsername, lookAlikesIn } from '#domain/account/username.ts'
import { newPasswordField } from '#parts/new-password/new-password-field.ts'
import { emailField } from '../login/login-schema.ts'

const usernameField = z.string().check(
  z.trim(),
  z.superRefine((name, context) => {
    const message = lookAlikesIn(name).length > 0 ? 'usernameLookAlike' : 'usernameInvalid'
    if (!isUsername(name)) context.addIssue({ code: 'custom', message })
  }),
)

export const registerSchema = z
  .object({
    email: emailField,
    username: usernameField,
    password: newPasswordField,
    confirmation: z.string(),
    hasAcceptedTerms: z.boolean().check(z.refine((hasAccepted) => hasAccepted, 'termsRequired')),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      message: 'passwordsDiffer',
      // Said along with every other problem of the form, not only once they are gone.
      when: () => true,
    }),
  )

export type RegisterValues = z.infer<typeof registerSchema>
