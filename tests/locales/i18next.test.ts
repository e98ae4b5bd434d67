// Our few lines for plural forms and placeholders against i18next, which set the format of the packs: for every text of
// every language they say the same.
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { texts } from '#i18n/lookup/texts.ts'
import { areaNames, pluralBases, readArea, splitKey } from './packs.ts'

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5, -1]

it.each(languages.map(({ code }) => code))(
  'decision 204: %s reads as i18next reads it',
  async (code) => {
    const pack = Object.fromEntries(areaNames.map((area) => [area, readArea(code, area)]))
    const theirs = createInstance()
    await theirs.init({
      lng: code,
      fallbackLng: false,
      resources: { [code]: pack },
      keySeparator: false,
      interpolation: { escapeValue: false },
    })
    texts.begin(code, pack)
    const different: unknown[] = []
    let compared = 0
    for (const section of areaNames) {
      const english = readArea('en', section)
      const bases = pluralBases(english)
      for (const key of new Set(Object.keys(english).map((form) => splitKey(form, bases).base))) {
        const said = [english[key], english[`${key}_other`], pack[section]?.[`${key}_other`]].join()
        const names = [...said.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [
          name,
          `<${name}>`,
        ])
        for (const count of bases.has(key) ? counts : [undefined]) {
          const values = { ...Object.fromEntries(names), ...(count === undefined ? {} : { count }) }
          const ours = texts.find(code, [{ section, key }], values)
          const expected = theirs.t(`${section}:${key}`, values)
          compared += 1
          if (ours !== expected) different.push({ section, key, count, ours, expected })
        }
      }
    }
    expect(different).toEqual([])
    expect(compared).toBeGreaterThan(2000)
  },
)
