// The form that changes a password (R-AUT-052, D-PWD). Messages are keys of the auth texts, or of
// this page's own.
import * as z from 'zod/mini'
import { newPasswordField } from '#parts/new-password/new-password-field.ts'

export const passwordSchema = z
  .object({
    current: z.string().check(z.minLength(1, 'currentNeeded')),
    next: newPasswordField,
    confirmation: z.string(),
  })
  .check(
    z.refine(({ current, next }) => next === '' || current !== next, {
      path: ['next'],
      message: 'passwordSame',
    }),
    z.refine(({ next, confirmation }) => next === confirmation, {
      path: ['confirmation'],
      message: 'passwordsDiffer',
      // Said along with every other problem of the form, not only once they are gone.
      when: () => true,
    }),
  )

export type PasswordValues = z.infer<typeof passwordSchema>
