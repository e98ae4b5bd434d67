import { beforeEach, describe, expect, it, vi } from 'vitest'
import { missingMark } from '../missing-mark.ts'
import { packOf } from '../pack.ts'
import { initialiseTexts } from '../setup.ts'
import { textOf } from '../use-text.ts'

/** The chain is about keys the packs don't have, so these tests ask for keys of their own. */
const ask = textOf as unknown as (
  area: string,
  key: string,
  values?: Record<string, string | number>,
) => string

describe('R-I18-011 a text is looked for', () => {
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    initialiseTexts(
      'ru',
      packOf({
        '../locales/ru/coins.json': {
          a: 'section',
          later: `${missingMark} later`,
          laterAlone: missingMark,
          count_one: '{{count}} монета',
          count_few: '{{count}} монеты',
          count_many: '{{count}} монет',
          count_other: '{{count}} монеты',
        },
        '../locales/ru/root.json': {
          a: 'bare',
          'coins.b': 'qualified',
          b: 'bare',
          c: 'bare',
          later: 'bare later',
        },
      }),
    )
  })

  it('in its section first, then section-qualified, then bare', () => {
    expect([ask('coins', 'a'), ask('coins', 'b'), ask('coins', 'c')]).toEqual([
      'section',
      'qualified',
      'bare',
    ])
  })

  it('then the default given, then the key itself', () => {
    expect([ask('coins', 'd', { defaultText: 'English' }), ask('coins', 'e')]).toEqual([
      'English',
      'e',
    ])
  })

  it('D-MISSING and a value that starts with the mark is none', () => {
    expect(ask('coins', 'later')).toBe('bare later')
  })

  it('R-I18-012 a missing text is told once per language, area and key, for the whole page load', async () => {
    const warn = vi.mocked(console.warn)
    const warnings = (): string[] =>
      warn.mock.calls
        .map(([message]) => String(message))
        .filter((message) => message.includes('gone'))
    for (const area of ['coins', 'coins', 'auth']) ask(area, 'gone')
    ask('coins', 'gone too')
    expect(warnings()).toEqual([
      'missing text: ru coins.gone',
      'missing text: ru auth.gone',
      'missing text: ru coins.gone too',
    ])
    initialiseTexts('ru', packOf({}))
    ask('coins', 'gone')
    expect(warnings()).toHaveLength(3)
    initialiseTexts('it', packOf({}))
    ask('coins', 'gone')
    expect(warnings()).toHaveLength(4)
  })

  it('a default is filled like any text', () => {
    expect(ask('coins', 'hole', { defaultText: '{{count}} coins', count: 3 })).toBe('3 coins')
  })

  it('D-MISSING a placeholder is told like a hole', () => {
    ask('coins', 'laterAlone')
    expect(vi.mocked(console.warn).mock.calls.map(([message]) => String(message))).toContain(
      'missing text: ru coins.laterAlone',
    )
  })

  it('with the plural form of the language', () => {
    expect([1, 3, 5, 21].map((count) => ask('coins', 'count', { count }))).toEqual([
      '1 монета',
      '3 монеты',
      '5 монет',
      '21 монета',
    ])
  })
})
