// Names people choose at sign-up (D-USERNAME). Uniqueness, case-insensitive, is the server's to say.

export const usernamePattern = /^[A-Za-z0-9_.-]{3,30}$/

/** True for 3 to 30 letters, digits, `_`, `.` or `-`, spaces around not counted. */
export const isUsername = (name: string): boolean => usernamePattern.test(name.trim())
