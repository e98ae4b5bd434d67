// Every visible text comes from a pack: JSX holds no words of its own (R-I18-019). Developer screens are exempt.
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { expect, it } from 'vitest'

const readableAttributes = new Set([
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'description',
  'closeLabel',
  'retryLabel',
  'text',
  'message',
])
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

const stringOf = (value: unknown): string | null =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'StringLiteral' &&
  'value' in value
    ? String(value.value)
    : null

/** Words in the JSX of one source text: text children, string children in braces, readable attributes. */
const wordsInJsx = (source: string): string[] => {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(visit)
    const fields = node as Record<string, unknown>
    if (fields['type'] === 'JSXText') found.push(String(fields['value']).trim())
    if (fields['type'] === 'JSXElement')
      for (const child of fields['children'] as Record<string, unknown>[])
        if (child['type'] === 'JSXExpressionContainer')
          found.push(stringOf(child['expression']) ?? '')
    if (fields['type'] === 'JSXAttribute') {
      const name = (fields['name'] as Record<string, unknown>)['value']
      if (readableAttributes.has(String(name))) found.push(stringOf(fields['value']) ?? '')
    }
    Object.values(fields).forEach(visit)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: true }))
  return found.filter(hasWords)
}

it('finds words in text, in braces and in readable attributes, and nothing else', () => {
  expect(
    wordsInJsx(
      'const a = <p className="text-body">Hello {"there"} {name}<img alt="A coin" src="coin" /></p>',
    ).toSorted(),
  ).toEqual(['A coin', 'Hello', 'there'])
})

const files = globSync('src/**/*.tsx').filter(
  (file) => !file.startsWith('src/dev/') && !file.endsWith('.test.tsx'),
)

it.each(files)('%s holds no words of its own', (file) => {
  expect(wordsInJsx(readFileSync(file, 'utf8'))).toEqual([])
})
