// What a password must be, shared by the forms and the server (Spec §5, D-PWD, D-STRENGTH).

/** Every form that signs in asks for this much (Spec §9). */
export const minSignInPasswordLength = 6
/** The first of the five criteria at sign-up and change of password. */
export const minNewPasswordLength = 8
export const maxPasswordLength = 256

export const passwordCriteria = ['length', 'uppercase', 'lowercase', 'number', 'special'] as const
export type PasswordCriterion = (typeof passwordCriteria)[number]
export type PasswordStrength = 'weak' | 'good' | 'strong'

const meets: Record<PasswordCriterion, (password: string) => boolean> = {
  length: (password) => password.length >= minNewPasswordLength,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

/** The criteria of the list that `password` does not meet, in the list's order. */
export const unmetCriteria = (password: string): PasswordCriterion[] =>
  passwordCriteria.filter((criterion) => !meets[criterion](password))

/**
 * What to tell about a new password: nothing, that it is shorter than 6, or the first unmet
 * criterion (D-PWD).
 */
export const newPasswordProblem = (password: string): 'minimum' | PasswordCriterion | null => {
  if (password.length < minSignInPasswordLength) return 'minimum'
  return unmetCriteria(password)[0] ?? null
}

/** weak: under 3 criteria or under 6 characters; good: 3 or 4; strong: all five (D-STRENGTH). */
export const passwordStrength = (password: string): PasswordStrength => {
  const metCount = passwordCriteria.length - unmetCriteria(password).length
  if (metCount < 3 || password.length < minSignInPasswordLength) return 'weak'
  return metCount === passwordCriteria.length ? 'strong' : 'good'
}
