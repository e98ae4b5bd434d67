// Names people choose at sign-up (D-USERNAME). Whether one is free is the server's to say.

const usernamePattern = /^[A-Za-z0-9_.-]{3,30}$/

/** Letters, digits and marks outside the plain Latin ones: what makes one name pass for another. */
const foreign = /[\p{L}\p{N}\p{M}\p{Cf}]/u
const plain = /[A-Za-z0-9]/

/** True for 3 to 30 letters, digits, `_`, `.` or `-`, spaces around not counted. */
export const isUsername = (name: string): boolean => usernamePattern.test(name.trim())

const isInvisible = /\p{Cf}|\p{M}/u

const shown = (char: string): string =>
  isInvisible.test(char)
    ? `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : char

/**
 * The characters of `name` that could pass for others: letters of any other alphabet, full-width
 * and styled forms, invisible ones. Each once, as typed; what cannot be seen as `U+200B`.
 */
export const lookAlikesIn = (name: string): string[] =>
  [
    ...new Set(
      Array.from(name.trim(), (char) =>
        foreign.test(char) && !plain.test(char) ? shown(char) : '',
      ),
    ),
  ].filter((char) => char !== '')

/**
 * How a name is compared with those taken: without case, and with the figures and letters that look
 * alike counted as one (0 and o; 1, l and i; rn and m; vv and w), so that nobody can register as
 * somebody else's double.
 */
export const usernameKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** `base` made a permitted name: other characters dropped, length kept within bounds. */
export const usernameFrom = (base: string): string => {
  const kept = base
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_.-]/g, '')
    .slice(0, 24)
  return kept.length >= 3 ? kept : `user${kept}`
}
