import { expect, test } from 'vitest'
import { sentenceMarks, sentenceParts } from './sentence-parts.ts'

const placeholders = ['change', 'price']
const { change, price } = sentenceMarks(placeholders)

test('a sentence is cut at its figures, in the order in which a language puts them', () => {
  expect(sentenceParts(`7日間で${price}へ${change}下落。`, placeholders)).toEqual([
    { text: '7日間で' },
    { placeholder: 'price' },
    { text: 'へ' },
    { placeholder: 'change' },
    { text: '下落。' },
  ])
})

test('a sentence without figures is one piece, and an empty one none', () => {
  expect(sentenceParts('No audit is known.', [])).toEqual([{ text: 'No audit is known.' }])
  expect(sentenceParts('', placeholders)).toEqual([])
})
