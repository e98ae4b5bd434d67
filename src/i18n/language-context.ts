// The language of the page as its components see it.
import { createContext } from 'react'
import type { LanguageCode } from './languages.ts'

export type Spoken = {
  language: LanguageCode
  /** Another one whenever the language or its texts have changed. */
  words: unknown
}

export const LanguageContext = createContext<Spoken | null>(null)
