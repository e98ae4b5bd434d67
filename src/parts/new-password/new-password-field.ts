// A password somebody sets: at sign-up and when changing it (D-PWD). Messages are keys of the auth
// texts.
import * as z from 'zod/mini'
import { maxPasswordLength, newPasswordProblem } from '#domain/account/password.ts'
import { criterionTexts } from './criterion-texts.ts'

export const newPasswordField = z.string().check(
  z.maxLength(maxPasswordLength, 'passwordTooLong'),
  z.superRefine((password, context) => {
    const problem = newPasswordProblem(password)
    if (problem !== null)
      context.addIssue({
        code: 'custom',
        message: problem === 'minimum' ? 'passwordMinimum' : criterionTexts[problem],
      })
  }),
)
