// Every sentence of the packs is asked for by the code, by its name or by a name put together from it.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { areaNames, pluralBases, readArea, splitKey } from './packs.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const code = globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts'], { cwd: repository })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(`${repository}/${file}`, 'utf8'))
  .join('\n')

const words = new Set(code.match(/[A-Za-z_]\w*/g))

/** `fact${name}` asks for every key of that form; `${a}` alone would ask for all. */
const forms = [...code.matchAll(/`([\w.]*)\$\{[^}`]*\}([\w.]*)(?:\$\{[^}`]*\}([\w.]*))?`/g)]
  .map(([, before = '', after = '', end]) =>
    [before, after, ...(end === undefined ? [] : [end])].map((part) => RegExp.escape(part)),
  )
  .filter((parts) => parts.some((part) => part.length >= 2))
  .map((parts) => new RegExp(`^${parts.join('.+')}$`))

/** Sentences that the specification wants in the dictionary (R-AUT-026), whoever says them. */
const dictionary = new Set(['auth checkEmailToActivate', 'auth resetEmailSent'])

/** `name.a` to `name.c` are asked for as `${name}.${part}`, which has no form. */
const isPartOf = (key: string): boolean => /^\w+\.[abc]$/.test(key) && words.has(key.slice(0, -2))

const unusedKeys = (area: string, texts: Readonly<Record<string, string>>): string[] => {
  const bases = pluralBases(texts)
  return [...new Set(Object.keys(texts).map((key) => splitKey(key, bases).base))]
    .filter((key) => !words.has(key) && !isPartOf(key) && !forms.some((form) => form.test(key)))
    .map((key) => `${area} ${key}`)
    .filter((name) => !dictionary.has(name))
}

it.each(areaNames)('no sentence of %s is asked for by nobody', (area) => {
  expect(unusedKeys(area, readArea('en', area))).toEqual([])
})

it('a sentence that nobody asks for is found', () => {
  expect(
    unusedKeys('pwa', { nobodyAsksForThis: 'x', nobodyCounts_one: 'x', nobodyCounts_other: 'y' }),
  ).toEqual(['pwa nobodyAsksForThis', 'pwa nobodyCounts'])
})
