import { expect, it } from 'vitest'
import { textBlocks } from './text-blocks.ts'

it('reads paragraphs and lists', () => {
  expect(textBlocks('One.\n\nTwo:\n\n- a\n- b\n\nThree.')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'paragraph', text: 'Two:' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Three.' },
  ])
})

it('takes a dash inside a sentence for what it is', () => {
  expect(textBlocks('One - two.\nThree.')).toEqual([
    { kind: 'paragraph', text: 'One - two.\nThree.' },
  ])
})
