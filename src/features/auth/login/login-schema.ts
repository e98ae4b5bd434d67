// The login form (R-AUT-002 to R-AUT-005). Messages are keys of the auth texts.
import * as z from 'zod/mini'
import { maxPasswordLength, minSignInPasswordLength } from '#domain/account/password.ts'

export const emailField = z.pipe(
  z.string().check(z.trim(), z.maxLength(254, 'emailInvalid')),
  z.email('emailInvalid'),
)

export const loginSchema = z.object({
  email: emailField,
  password: z
    .string()
    .check(
      z.minLength(minSignInPasswordLength, 'passwordMinimum'),
      z.maxLength(maxPasswordLength, 'passwordTooLong'),
    ),
  remember: z.boolean(),
})
export type LoginValues = z.infer<typeof loginSchema>
