import { expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { typographyOf, typographyVariables } from './typography.ts'

it('R-I18-018 sets es-AR as es', () => {
  expect(typographyOf('es-AR')).toEqual(typographyOf('es'))
})

it('R-I18-009 writes only Arabic from right to left', () => {
  expect(
    languages.filter(({ code }) => typographyOf(code).direction === 'rtl').map(({ code }) => code),
  ).toEqual(['ar'])
})

it('R-I18-017 carries the four weights, and opens the lines of Arabic', () => {
  expect(typographyOf('ar').fontWeight).toEqual({
    regular: 400,
    medium: 500,
    semibold: 600,
    bold: 700,
  })
  expect(typographyOf('ar').lineHeight).toBeGreaterThanOrEqual(1.6)
  expect(typographyVariables('ar')['--type-tracking']).toBe('0')
})

it.each(['ja', 'ko', 'zh'] as const)(
  'R-I18-017 sets %s in what the system brings, after Geist for Latin and figures',
  (code) => {
    const families = typographyOf(code).fontFamily.split(', ')
    expect(families[0]).toBe('Geist')
    expect(families.length).toBeGreaterThan(4)
    expect(families).not.toContain('Vazirmatn')
    expect(families.at(-1)).toBe('sans-serif')
  },
)
