// Every line of the requirements about memberships stands by its own id in the title of a test that asserts it. A range in
// a title counts for nothing: it hides which of its lines are looked at.
import { expect, it } from 'vitest'
import { filesMatching, textOf } from './repository.ts'

const lines = Array.from(
  { length: 48 },
  (_, index) => `R-MEM-${String(index + 1).padStart(3, '0')}`,
)
const fixedSentences = [
  'T-03',
  'T-04',
  ...Array.from({ length: 13 }, (_, index) => `T-${index + 11}`),
]
const decisions = [
  'D-TIERS',
  'D-DOWNGRADE',
  'D-PAYSUCCESS',
  'D-STRIPEPAGES',
  'D-MUTRETRY',
  'D-SUBFETCH',
  'D-PLANSPUBLIC',
  'D-MEMBERSHIPPUBLIC',
  'D-PAYURL',
  'D-STATUS',
  'D-PLANSHAPE',
  'D-PROVIDER',
]

const id = /(?:R-MEM-\d{3}|T-\d{2}|D-[A-Z]+)/g
const range = /(?:R-MEM-\d{3}|T-\d{2})\s*(?:\.\.|to)\s*(?:R-MEM-|T-)?\d{2,3}/g
/** A line that names a test, or the row of a table of tests: it begins with a quote, a bracket or a test's own call. */
const title =
  /(?:\b(?:it|test|describe|test\.step)(?:\.\w+)*\(|^\s*(?:\]\)?\(|\[|['"`]|\{ lines:|.*\)\(['"`]))/
const comment = /^\s*(?:\/\/|\*|\/\*)/

const idsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !comment.test(line) && title.test(line))
    .flatMap((line) => line.replaceAll(range, '').match(id) ?? [])

const files = [
  'tests/**/*.test.ts',
  'tests/e2e/**/*.spec.ts',
  'src/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
]
  .flatMap(filesMatching)
  .filter((path) => !path.startsWith('tests/architecture/'))
const named = new Set(files.flatMap((path) => idsIn(textOf(path))))

it('names every line of memberships by its own id', () => {
  expect([...lines, ...fixedSentences, ...decisions].filter((line) => !named.has(line))).toEqual([])
})

it('counts neither a range nor a comment as naming a line', () => {
  expect(
    idsIn("it('R-MEM-001..003 T-11 to T-23 D-TIERS: all of it', () => {\n  // R-MEM-002"),
  ).toEqual(['D-TIERS'])
})
