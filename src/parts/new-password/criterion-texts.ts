// The text of each password criterion, in the list and as a message.
import type { PasswordCriterion } from '#domain/account/password.ts'

export const criterionTexts = {
  length: 'criterionLength',
  uppercase: 'criterionUppercase',
  lowercase: 'criterionLowercase',
  number: 'criterionNumber',
  special: 'criterionSpecial',
} as const satisfies Record<PasswordCriterion, string>
