import { expect, it } from 'vitest'
import { flagAddress, flagCountryOf } from './language-country.ts'

it.each(['en', 'es', 'fr', 'ar', 'de', 'zh', 'ja', 'ko', 'pt', 'ru', 'tr', 'it', 'nl', 'hi', 'pl'])(
  'R-LNG-010 %s has a flag',
  (code) => {
    expect(flagCountryOf(code)).toMatch(/^[A-Z]{2}$/)
  },
)

it('R-LNG-012 Vietnamese has one too', () => {
  expect(flagCountryOf('vi')).toBe('VN')
})

it('D-FLAGS the full code comes before its first part', () => {
  expect([flagCountryOf('es-AR'), flagCountryOf('es-MX'), flagCountryOf('pt-PT')]).toEqual([
    'AR',
    'ES',
    'BR',
  ])
})

it('D-FLAGS a language without a flag has none', () => {
  expect([flagCountryOf('eo'), flagCountryOf(''), flagCountryOf('constructor')]).toEqual([
    null,
    null,
    null,
  ])
})

it('R-LNG-011 the address at a flag service is filled in, or followed by the country', () => {
  expect(flagAddress('https://flags.example/48x36/{country}.png', 'AR')).toBe(
    'https://flags.example/48x36/ar.png',
  )
  expect(flagAddress('https://flags.example/svg/', 'GB')).toBe('https://flags.example/svg/gb.svg')
})
