// The packs in memory and the language the page speaks. Only src/i18n/setup.ts changes them.
import { fillIn, formsOf, type TextValues } from './fill-in.ts'
import type { LanguageCode } from '../languages.ts'
import type { Pack, Place, Section } from '../pack.ts'

let language: LanguageCode = 'en'
let packs = new Map<LanguageCode, Map<string, Section>>()
let revision = 0
const listeners = new Set<() => void>()

const addSections = (code: LanguageCode, pack: Pack): void => {
  const sections = packs.get(code) ?? new Map<string, Section>()
  packs.set(code, sections)
  for (const [section, texts] of Object.entries(pack))
    sections.set(section, { ...sections.get(section), ...texts })
}

const textAt = (code: LanguageCode, { section, key }: Place): string | undefined => {
  const texts = packs.get(code)?.get(section)
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined
}

export const texts = {
  language: (): LanguageCode => language,

  /** Another number whenever the language or its texts have changed for those who watch. */
  revision: (): number => revision,
  watch: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Forgets every pack but this one. */
  begin: (code: LanguageCode, pack: Pack): void => {
    packs = new Map()
    addSections(code, pack)
    texts.speak(code)
  },
  add: addSections,
  drop: (code: LanguageCode, section: string): void => void packs.get(code)?.delete(section),
  /** Tells those who watch: the language, or what is known of it, is another. */
  speak: (code: LanguageCode): void => {
    language = code
    revision += 1
    for (const listener of listeners) listener()
  },

  /** One text as it stands in its pack. */
  at: textAt,
  /** The first text of `places`, in the form of `values.count`, filled in; undefined: none. */
  find: (code: LanguageCode, places: readonly Place[], values: TextValues): string | undefined => {
    for (const { section, key } of places) {
      for (const form of formsOf(key, values['count'], code)) {
        const text = textAt(code, { section, key: form })
        if (text !== undefined) return fillIn(text, values)
      }
    }
    return undefined
  },
}
