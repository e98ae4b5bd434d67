// A pack with holes: whatever is asked for in it is said in English, filled and in the right number, never as a bare key.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { initialiseTexts, needScreenTexts, needEnglish, needLongTexts } from '#i18n/setup.ts'
import { texts } from '#i18n/lookup/texts.ts'
import { textOf } from '#i18n/use-text.ts'
import { areaNames, pluralBases, readArea, splitKey } from './packs.ts'

const serverOnly = new Set(['server', 'mail'])
const areas = areaNames.filter((area) => !serverOnly.has(area))
const ask = textOf as (
  area: string,
  key: string,
  values?: Record<string, string | number>,
) => string

const filled = (text: string): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    name === 'count' ? '1' : `<${name}>`,
  )
const valuesOf = (text: string): Record<string, string | number> =>
  Object.fromEntries(
    [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [
      name,
      name === 'count' ? 1 : `<${name}>`,
    ]),
  )

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
beforeAll(async () => {
  initialiseTexts('tr', {})
  await Promise.all([needLongTexts(), needScreenTexts()])
  for (const area of areas) texts.drop('tr', area)
})

describe('D-LOOKUP a hole in a pack', () => {
  it('brings English in with the first text that is missing', async () => {
    expect(ask('coins', 'noSuchKeyAnywhere')).toBe('noSuchKeyAnywhere')
    await needEnglish()
    expect(ask('coins', 'noSuchKeyAnywhere')).toBe('noSuchKeyAnywhere')
  })

  it.each(areas)('shows English for every text of %s', (area) => {
    const english = readArea('en', area)
    const bases = pluralBases(english)
    const keys = [...new Set(Object.keys(english).map((key) => splitKey(key, bases).base))]
    const shown = keys.map((key) => {
      const text = english[key] ?? english[`${key}_one`] ?? english[`${key}_other`] ?? ''
      const values = bases.has(key) ? { ...valuesOf(text), count: 1 } : valuesOf(text)
      return [
        key,
        ask(area, key, Object.keys(values).length > 0 ? values : undefined),
        filled(text),
      ]
    })
    expect(shown.filter(([, said, expected]) => said !== expected)).toEqual([])
  })

  it('and a default that a call brings itself comes before', () => {
    expect(ask('coins', 'title', { defaultText: 'Mine' })).toBe('Mine')
  })
})
