// i18next with one pack in memory at a time. Only src/i18n knows i18next.
import { createInstance, type i18n } from 'i18next'
import { readStored, writeStored } from '#platform/stored-values.ts'
import { directionOf, type LanguageCode } from './languages.ts'
import { countTexts, loadPack, type Pack } from './pack.ts'
import { startLanguage } from './start-language.ts'
import { typographyVariables } from './typography.ts'

export const texts: i18n = createInstance()

const loggedMissing = new Set<string>()

/** One warning per language and key and page load (R-I18-012). */
const logMissing = (languageCodes: readonly string[], section: string, key: string): void => {
  const name = `${languageCodes[0] ?? ''} ${section} ${key}`
  if (loggedMissing.has(name)) return
  loggedMissing.add(name)
  console.warn(`missing text: ${name}`)
}

const addPack = (code: LanguageCode, pack: Pack): void => {
  for (const [section, sectionTexts] of Object.entries(pack)) texts.addResourceBundle(code, section, sectionTexts, true, true)
}

const dressPage = (code: LanguageCode): void => {
  const page = document.documentElement
  page.lang = code
  page.dir = directionOf(code)
  for (const [name, value] of Object.entries(typographyVariables(code))) page.style.setProperty(name, value)
}

export const currentLanguage = (): LanguageCode => texts.language as LanguageCode

/** Prepares i18next around one pack; a page calls startTexts, tests may call this with a pack of their own. */
export const initialiseTexts = async (code: LanguageCode, pack: Pack): Promise<void> => {
  await texts.init({
    lng: code,
    fallbackLng: false,
    resources: { [code]: pack },
    defaultNS: 'root',
    keySeparator: false,
    interpolation: { escapeValue: false },
    returnEmptyString: true,
    saveMissing: true,
    missingKeyHandler: (codes, section, key) => logMissing(codes, section, key),
  })
}

/** Loads the language of this visit and dresses the page in it. Also writes language_code, so requests announce it (D-LANGSTART). */
export const startTexts = async (): Promise<void> => {
  const code = startLanguage(readStored('preferredLanguage'), navigator.languages[0] ?? navigator.language)
  writeStored('language_code', code)
  dressPage(code)
  await initialiseTexts(code, await loadPack(code))
}

/** Switches the page to another language and saves the choice under both keys (R-I18-007..010). Rejects, changing nothing, when its pack can't be loaded. */
export const changeLanguage = async (code: LanguageCode): Promise<void> => {
  addPack(code, await loadPack(code))
  writeStored('preferredLanguage', code)
  writeStored('language_code', code)
  dressPage(code)
  await texts.changeLanguage(code)
}

/** Puts the active pack in again and returns how many texts it has (R-I18-014, R-I18-015, D-REFRESHTR). */
export const reloadTexts = async (): Promise<number> => {
  const code = currentLanguage()
  const pack = await loadPack(code)
  for (const section of Object.keys(pack)) texts.removeResourceBundle(code, section)
  addPack(code, pack)
  loggedMissing.clear()
  await texts.changeLanguage(code)
  return countTexts(pack)
}
