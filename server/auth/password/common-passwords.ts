// Passwords that are tried first, and what people make of them to meet a form's rules: "Password1!"
// is "password". The list: the 10,000 most used of zxcvbn-ts (docs/credits.md), lower-cased, of
// four characters or more.
import { readFileSync } from 'node:fs'
import { productName } from '#domain/product.ts'

const common: ReadonlySet<string> = new Set(
  [
    ...readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'),
    productName.toLowerCase(),
  ].filter((word) => word !== ''),
)
/** Fewer different characters than this are no secret, however long the password. */
const fewestCharacters = 5

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const unmasked = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, (char) => letters[char] ?? char)

/** What is left of a password without what was put before and behind it to meet a rule. */
const coresOf = (password: string): string[] => {
  const whole = password.toLowerCase()
  const bare = whole.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const withFigures = whole.replaceAll(/^[^a-z\d]+|[^a-z\d]+$/g, '')
  return [
    whole,
    withFigures,
    bare,
    unmasked(whole),
    unmasked(withFigures),
    unmasked(bare),
    unmasked(whole).replaceAll(/[^a-z]+$/g, ''),
    unmasked(whole.replaceAll(/[\d!]+[^a-z]*$/g, '')),
  ]
}

/** True for a password that guessing would begin with. */
export const isCommonPassword = (password: string): boolean =>
  new Set(password.toLowerCase()).size < fewestCharacters ||
  coresOf(password).some((core) => common.has(core))
