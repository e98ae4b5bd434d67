// Which packs are in memory, and when: that of the page's language, late ones with what shows them.
import { readStored, watchStored, writeStored } from '#platform/storage/stored-values.ts'
import { dressPage } from './typography/dress-page.ts'
import { isLanguageCode, type LanguageCode } from './languages.ts'
import { forgetPlainTexts } from './lookup/plain-texts.ts'
import { countTexts, loadLazyPack, loadPack, type LazyPack, type Pack } from './pack.ts'
import { startLanguage } from './start-language.ts'
import { texts } from './lookup/texts.ts'

const addPack = (code: LanguageCode, pack: Pack): void => {
  forgetPlainTexts()
  texts.add(code, pack)
}

export const currentLanguage = texts.language

/** Begins anew with one pack; a page calls startTexts, tests may call this with a pack of their own. */
export const initialiseTexts = (code: LanguageCode, pack: Pack): void => {
  english = null
  forgetPlainTexts()
  texts.begin(code, pack)
}

const wantedPacks = new Set<LazyPack>()
const heldPacks = new Set<`${LazyPack}/${LanguageCode}`>()

const addLazyPack = async (kind: LazyPack, code: LanguageCode): Promise<void> => {
  if (heldPacks.has(`${kind}/${code}`)) return
  addPack(code, await loadLazyPack(kind, code))
  heldPacks.add(`${kind}/${code}`)
}

let english: Promise<void> | null = null

const addEnglish = async (): Promise<void> => {
  const late = [...wantedPacks].map((kind) => loadLazyPack(kind, 'en'))
  for (const pack of await Promise.all([loadPack('en'), ...late])) addPack('en', pack)
  texts.speak(currentLanguage())
}

/**
 * Puts English under the language of the page: the default of every text, from the first hole in a
 * pack on (D-LOOKUP). Where it can't be had, offline on a first visit, keys stay (R-I18-011).
 */
export const needEnglish = (): Promise<void> => {
  if (currentLanguage() === 'en') return Promise.resolve()
  english ??= addEnglish().catch(() => {
    english = null
  })
  return english
}

/** Everything the page needs before it may speak a language. */
const loadTexts = async (code: LanguageCode): Promise<Pack> => {
  const pack = await loadPack(code)
  // Asked after the pack has come: a page of late texts may have been opened meanwhile.
  for (const kind of wantedPacks) await addLazyPack(kind, code)
  return pack
}

/** The language asked for last. */
let wanted: LanguageCode | null = null

/** Turns the page to a language whose pack can be loaded; a later call overtakes a slow one. */
const turnTo = async (code: LanguageCode): Promise<void> => {
  wanted = code
  const pack = await loadTexts(code).catch((error: unknown) => {
    if (wanted === code) wanted = currentLanguage()
    throw error
  })
  if (wanted !== code) return
  addPack(code, pack)
  dressPage(code)
  texts.speak(code)
}

/**
 * Another tab chose a language: what this one sends must not announce a language that it doesn't
 * show.
 */
const followStored = (): void => {
  const code = readStored('preferredLanguage')
  if (isLanguageCode(code) && code !== wanted) void turnTo(code).catch(() => undefined)
}

/**
 * Loads the language of this visit and dresses the page in it. Also writes language_code, so
 * requests announce it (D-LANGSTART).
 */
export const startTexts = async (): Promise<void> => {
  const code = startLanguage(
    readStored('preferredLanguage'),
    navigator.languages[0] ?? navigator.language,
  )
  writeStored('language_code', code)
  dressPage(code)
  wanted = code
  initialiseTexts(code, await loadPack(code))
  watchStored('preferredLanguage', followStored)
}

/**
 * Puts late texts in the page's language in; from then on a change of language brings them along.
 */
const needLazyPack = async (kind: LazyPack): Promise<void> => {
  if (!wantedPacks.has(kind)) english = null
  wantedPacks.add(kind)
  // The language may change while its texts are on their way.
  while (!heldPacks.has(`${kind}/${currentLanguage()}`)) await addLazyPack(kind, currentLanguage())
}

/** What is read at length. Rejects when it is neither cached nor reachable. */
export const needLongTexts = (): Promise<void> => needLazyPack('long')

/** The words of a coin's page, of sales, launchpads and airdrops. Rejects like needLongTexts. */
export const needScreenTexts = (): Promise<void> => needLazyPack('screen')

/**
 * Switches the page to another language and saves the choice under both keys (R-I18-007..010).
 * Rejects, changing nothing, when its pack can't be loaded.
 */
export const changeLanguage = async (code: LanguageCode): Promise<void> => {
  await turnTo(code)
  if (wanted !== code) return
  writeStored('preferredLanguage', code)
  writeStored('language_code', code)
}

/**
 * Puts the active pack in again and returns how many texts it has (R-I18-014, R-I18-015,
 * D-REFRESHTR).
 */
export const reloadTexts = async (): Promise<number> => {
  const code = currentLanguage()
  const pack = await loadPack(code)
  for (const section of Object.keys(pack)) texts.drop(code, section)
  addPack(code, pack)
  texts.speak(code)
  return countTexts(pack)
}
