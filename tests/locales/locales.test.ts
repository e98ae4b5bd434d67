// Every pack is whole: keys, placeholders, its own plural forms, and nothing left in English (design 11).
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { missingMark } from '#i18n/missing-mark.ts'
import { packFaults, pluralCategories } from './pack-faults.ts'
import { areaNames, packsFolder, readArea } from './packs.ts'

type Texts = Record<string, string>

/** One key of a real area, or all its plural forms: the check looks at each key by itself. */
const formsOf = (code: string, area: string, key: string): Texts => {
  const forms = new RegExp(`^${key}(_(zero|one|two|few|many|other))?$`)
  return Object.fromEntries(
    Object.entries(readArea(code, area)).filter(([name]) => forms.test(name)),
  )
}
const renamePlaceholder = (pack: Texts, key: string): void => {
  pack[key] = (pack[key] ?? '').replace(/\{\{?\w+\}?\}/, '{{other}}')
}
const removePlaceholders = (pack: Texts, key: string): void => {
  pack[key] = (pack[key] ?? '').replaceAll(/\{\{?\w+\}?\}/g, '')
}

const codes: string[] = languages.map(({ code }) => code)
const others = codes.filter((code) => code !== 'en')

it('R-I18-001 there are exactly the twelve packs, each with the areas of English', () => {
  expect(readdirSync(packsFolder).toSorted()).toEqual(codes.toSorted())
  for (const code of codes)
    expect([code, readdirSync(new URL(`${code}/`, packsFolder)).toSorted()]).toEqual([
      code,
      areaNames.map((area) => `${area}.json`).toSorted(),
    ])
})

describe.each(codes)('R-I18-013, D-MISSING the pack %s', (code) => {
  it.each(areaNames)('%s lacks nothing', (area) => {
    expect(packFaults(code, readArea(code, area), readArea('en', area))).toEqual([])
  })
})

describe.each(others)('the check itself, on damaged copies of %s,', (code) => {
  /** What the check says once `damage` has changed one key of a real area. */
  const faultsAfter = (area: string, key: string, damage: (pack: Texts) => void): string[] => {
    const [pack, english] = [formsOf(code, area, key), formsOf('en', area, key)]
    damage(pack)
    return packFaults(code, pack, english)
  }
  const everyKey = areaNames.flatMap((area) =>
    Object.keys(readArea(code, area)).map((key) => ({ area, key })),
  )
  const undetected = (
    candidates: readonly { area: string; key: string }[],
    damage: (pack: Texts, key: string) => void,
  ): string[] =>
    candidates
      .filter(
        ({ area, key }) =>
          faultsAfter(area, key.replace(/_(zero|one|two|few|many|other)$/, ''), (pack) =>
            damage(pack, key),
          ).length === 0,
      )
      .map(({ area, key }) => `${area}.${key}`)

  it('notices any key or plural form that is removed', () => {
    // The zero of Portuguese is an extra of ours: CLDR counts it as one.
    const needed = everyKey.filter(({ key }) => !(code === 'pt' && key.endsWith('_zero')))
    expect(undetected(needed, (pack, key) => Reflect.deleteProperty(pack, key))).toEqual([])
  })

  it('notices any placeholder that is removed or renamed', () => {
    const withPlaceholder = everyKey.filter(({ area, key }) =>
      /\{\{?\w+\}?\}/.test(readArea(code, area)[key] ?? ''),
    )
    expect(withPlaceholder.length).toBeGreaterThan(40)
    const spoken = /_(zero|one|two)$/
    expect(
      undetected(
        withPlaceholder.filter(({ key }) => !key.endsWith('_zero')),
        renamePlaceholder,
      ),
    ).toEqual([])
    expect(
      undetected(
        withPlaceholder.filter(({ key }) => !spoken.test(key)),
        removePlaceholders,
      ),
    ).toEqual([])
  })

  it('notices every plural category of its language, and one of another', () => {
    const faults = faultsAfter('languages', 'loaded', (pack) => {
      for (const category of pluralCategories(code))
        Reflect.deleteProperty(pack, `loaded_${category}`)
      pack['loaded_none'] = 'x'
    })
    expect(faults.toSorted()).toEqual(
      [
        'loaded_none: not in the English pack',
        ...pluralCategories(code).map((category) => `loaded: has no form for ${category}`),
      ].toSorted(),
    )
  })

  it('notices what is marked as missing, empty, added or left in English', () => {
    const area = 'languages'
    const marked = `${missingMark} No language matches.`
    expect(
      faultsAfter(area, 'none', (pack) => {
        pack['none'] = marked
      }),
    ).toEqual([`none: ${marked}`])
    expect(
      faultsAfter(area, 'none', (pack) => {
        pack['none'] = ' '
      }),
    ).toEqual(['none: empty'])
    expect(
      faultsAfter(area, 'none', (pack) => {
        pack['none'] = readArea('en', area)['none'] ?? ''
      }),
    ).toEqual(['none: still English'])
    expect(
      faultsAfter(area, 'extra', (pack) => {
        pack['extra'] = 'x'
      }),
    ).toEqual(['extra: not in the English pack'])
  })
})
