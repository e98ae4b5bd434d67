// One language's texts as sections, and where a text is looked for (R-I18-011, D-LOOKUP).
import type { LanguageCode } from './languages.ts'
import { missingMark } from './missing-mark.ts'

export type Section = Record<string, string>
/** Sections by area; texts outside any section under `root`. */
export type Pack = Record<string, Section>

// Each import is written out: the bundler makes chunks only of addresses it can read.
const loaders: Record<LanguageCode, () => Promise<{ pack: Record<string, Section> }>> = {
  en: () => import('./packs/pack-en.ts'),
  tr: () => import('./packs/pack-tr.ts'),
  ja: () => import('./packs/pack-ja.ts'),
  es: () => import('./packs/pack-es.ts'),
  ar: () => import('./packs/pack-ar.ts'),
  pt: () => import('./packs/pack-pt.ts'),
  'es-AR': () => import('./packs/pack-es-ar.ts'),
  ru: () => import('./packs/pack-ru.ts'),
  vi: () => import('./packs/pack-vi.ts'),
  ko: () => import('./packs/pack-ko.ts'),
  it: () => import('./packs/pack-it.ts'),
  zh: () => import('./packs/pack-zh.ts'),
}

/** Packs that come with the pages that show them: what is read at length, and what a coin's
 * page, sales, launchpads and airdrops say. */
export type LazyPack = 'long' | 'screen'

const lazyLoaders: Record<
  LazyPack,
  Record<LanguageCode, () => Promise<{ pack: Record<string, Section> }>>
> = {
  long: {
    en: () => import('./long-packs/long-en.ts'),
    tr: () => import('./long-packs/long-tr.ts'),
    ja: () => import('./long-packs/long-ja.ts'),
    es: () => import('./long-packs/long-es.ts'),
    ar: () => import('./long-packs/long-ar.ts'),
    pt: () => import('./long-packs/long-pt.ts'),
    'es-AR': () => import('./long-packs/long-es-ar.ts'),
    ru: () => import('./long-packs/long-ru.ts'),
    vi: () => import('./long-packs/long-vi.ts'),
    ko: () => import('./long-packs/long-ko.ts'),
    it: () => import('./long-packs/long-it.ts'),
    zh: () => import('./long-packs/long-zh.ts'),
  },
  screen: {
    en: () => import('./screen-packs/screen-en.ts'),
    tr: () => import('./screen-packs/screen-tr.ts'),
    ja: () => import('./screen-packs/screen-ja.ts'),
    es: () => import('./screen-packs/screen-es.ts'),
    ar: () => import('./screen-packs/screen-ar.ts'),
    pt: () => import('./screen-packs/screen-pt.ts'),
    'es-AR': () => import('./screen-packs/screen-es-ar.ts'),
    ru: () => import('./screen-packs/screen-ru.ts'),
    vi: () => import('./screen-packs/screen-vi.ts'),
    ko: () => import('./screen-packs/screen-ko.ts'),
    it: () => import('./screen-packs/screen-it.ts'),
    zh: () => import('./screen-packs/screen-zh.ts'),
  },
}

/** A text that starts with the mark counts as missing, so it never enters the pack (D-MISSING). */
const translatedOnly = (section: Section): Section =>
  Object.fromEntries(Object.entries(section).filter(([, text]) => !text.startsWith(missingMark)))

/** '../../../locales/en/coins.json' -> 'coins' */
const sectionName = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)

export const packOf = (files: Record<string, Section>): Pack =>
  Object.fromEntries(
    Object.entries(files).map(([path, section]) => [sectionName(path), translatedOnly(section)]),
  )

/** Loads the chunk of one language. Rejects when the chunk is neither cached nor reachable. */
export const loadPack = async (code: LanguageCode): Promise<Pack> =>
  packOf((await loaders[code]()).pack)

/** Loads a late chunk of one language. Rejects like loadPack. */
export const loadLazyPack = async (kind: LazyPack, code: LanguageCode): Promise<Pack> =>
  packOf((await lazyLoaders[kind][code]()).pack)

export const countTexts = (pack: Pack): number =>
  Object.values(pack).reduce((total, section) => total + Object.keys(section).length, 0)

export type Place = { section: string; key: string }

/** The places of a text, first found wins: section, section-qualified key, bare key. */
export const placesOf = (section: string, key: string): Place[] => [
  { section, key },
  { section: 'root', key: `${section}.${key}` },
  { section: 'root', key },
]
