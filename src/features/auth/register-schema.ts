// The sign-up form (R-AUT-027 to R-AUT-036). Messages are keys of the auth texts.
import * as z from 'zod'
import { maxPasswordLength, newPasswordProblem } from '#domain/password.ts'
import { isUsername } from '#domain/username.ts'
import { criterionTexts } from './criterion-texts.ts'
import { emailField } from './login-schema.ts'

const newPasswordField = z
  .string()
  .max(maxPasswordLength, 'formInvalid')
  .superRefine((password, context) => {
    const problem = newPasswordProblem(password)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem === 'minimum' ? 'passwordMinimum' : criterionTexts[problem] })
  })

export const registerSchema = z
  .object({
    email: emailField,
    username: z.string().trim().refine(isUsername, 'usernameInvalid'),
    password: newPasswordField,
    confirmation: z.string(),
    hasAcceptedTerms: z.boolean().refine((hasAccepted) => hasAccepted, 'termsRequired'),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'passwordsDiffer',
    // Said along with every other problem of the form, not only once they are gone.
    when: () => true,
  })

export type RegisterValues = z.infer<typeof registerSchema>
