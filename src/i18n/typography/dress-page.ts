// The page in a language's direction and type. Knows no texts: it also runs before the first paint
// (app/first-paint).
import { directionOf, type LanguageCode } from '../languages.ts'
import { typographyVariables } from './typography.ts'

/** Sets language, direction and the type variables of the document (R-I18-017). */
export const dressPage = (code: LanguageCode): void => {
  const page = document.documentElement
  page.lang = code
  page.dir = directionOf(code)
  for (const [name, value] of Object.entries(typographyVariables(code)))
    page.style.setProperty(name, value)
}
