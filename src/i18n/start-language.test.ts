import { expect, it } from 'vitest'
import { startLanguage } from './start-language.ts'

it('R-I18-004 starts in the saved language', () => {
  expect(startLanguage('es-AR', 'ja')).toBe('es-AR')
})

it('R-I18-005 takes the first part of the browser language', () => {
  expect(startLanguage(null, 'pt-BR')).toBe('pt')
  expect(startLanguage(null, 'es-AR')).toBe('es')
  expect(startLanguage('fr', 'TR-tr')).toBe('tr')
})

it('R-I18-006 falls back to English', () => {
  expect(startLanguage(null, 'fr-FR')).toBe('en')
  expect(startLanguage('[object Object]', undefined)).toBe('en')
})
