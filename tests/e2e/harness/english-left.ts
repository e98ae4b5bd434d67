// English that another language's page must not show: raw keys, texts marked as missing, sentences of the English pack.
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { missingMark } from '#i18n/missing-mark.ts'
import { areaNames, readArea } from '../../locales/packs.ts'
import { sameAsEnglish } from '../../locales/same-as-english.ts'

/** The server speaks these; no screen takes them from a pack. */
const ofTheServer = new Set(['server', 'mail'])
const areas = areaNames.filter((area) => !ofTheServer.has(area))

const keys = new Set(
  areas.flatMap((area) => Object.keys(readArea('en', area))).filter((key) => /[A-Z_.]/.test(key)),
)

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
const sampleDir = 'server/gateways/market/sample'
const sampleFiles = [
  ...readdirSync(`${sampleDir}/coins`).map((name) => `coins/${name}`),
  'sale-projects.json',
  'sale-cast.json',
  'launchpads.json',
  'airdrops.json',
]

/** Sites that the footer links by their names. */
const siteNames = ['Medium']

/** Words of the market's data, not of a pack: what a coin or a sale is called, what it is, where it lives, the rounds of a sale. */
const marketWords = new Set([
  ...siteNames,
  'Community',
  'Public',
  'Private',
  'Strategic',
  'Team',
  ...sampleFiles.flatMap((name) =>
    stringsIn(JSON.parse(readFileSync(`${sampleDir}/${name}`, 'utf8'))),
  ),
])

const staticLetters = (text: string): number =>
  (text.replaceAll(/\{\{?\w+\}?\}/g, '').match(/\p{L}/gu) ?? []).length
const patternOf = (text: string): string =>
  text
    .split(/\{\{?\w+\}?\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('.+')

/** The English texts that a language says differently: as they stand, and as patterns where a value is filled in. */
const englishOf = (code: string): { words: string[]; patterns: string[] } => {
  const own = new Set(areas.flatMap((area) => Object.values(readArea(code, area))))
  const foreign = areas
    .flatMap((area) => Object.values(readArea('en', area)))
    .filter((text) => !own.has(text) && !sameAsEnglish(code, text))
  return {
    words: foreign.filter((text) => !text.includes('{') && staticLetters(text) > 1),
    patterns: foreign
      .filter((text) => text.includes('{') && staticLetters(text) > 9)
      .map(patternOf),
  }
}

const areaSet = new Set(areas)
/** A key, or one with its area before it; `ether.fi` is a coin. */
const isKey = (text: string): boolean =>
  keys.has(text) ||
  (/^[a-z-]+\.[a-z][A-Za-z]+$/.test(text) && areaSet.has(text.split('.')[0] ?? ''))

/** Every visible text of the page and every name that a screen reader says, except what is marked as another language. */
const textsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const language = document.documentElement.lang
    const found = new Set<string>()
    const isForeign = (element: Element): boolean =>
      (element.closest('[lang]')?.getAttribute('lang') ?? language) !== language
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = (node.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').trim()
      if (
        parent &&
        text !== '' &&
        !isForeign(parent) &&
        !parent.closest('script, style, noscript') &&
        parent.checkVisibility()
      )
        found.add(text)
    }
    for (const element of document.body.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt]',
    )) {
      if (isForeign(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.add(element.getAttribute(name)?.trim() ?? '')
    }
    return [...found]
  })

/** What stands on the page as it is now and should not; one line each. */
export const englishLeft = async (page: Page, code: string): Promise<string[]> => {
  const texts = await textsShown(page)
  const { words, patterns } = englishOf(code)
  const english = new Set(code === 'en' ? [] : words)
  const filled = code === 'en' ? [] : patterns.map((pattern) => new RegExp(`^${pattern}$`, 'u'))
  return texts.flatMap((text) => {
    if (text.includes(missingMark)) return [`untranslated: ${text}`]
    if (marketWords.has(text)) return []
    if (isKey(text)) return [`raw key: ${text}`]
    return english.has(text) || filled.some((pattern) => pattern.test(text))
      ? [`English: ${text}`]
      : []
  })
}
