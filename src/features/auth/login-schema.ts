// The login form (R-AUT-002 to R-AUT-005). Messages are keys of the auth texts.
import * as z from 'zod'
import { maxPasswordLength, minSignInPasswordLength } from '#domain/password.ts'

export const emailField = z.string().trim().max(254, 'emailInvalid').pipe(z.email('emailInvalid'))

export const loginSchema = z.object({
  email: emailField,
  password: z.string().min(minSignInPasswordLength, 'passwordMinimum').max(maxPasswordLength, 'passwordTooLong'),
  remember: z.boolean(),
})
export type LoginValues = z.infer<typeof loginSchema>
