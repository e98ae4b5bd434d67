// What an edit changed, in words of locales/<lng>/activity.json.
import { describe, expect, it } from 'vitest'
import { editWords } from './edit-words.ts'

const icon = (iconId: number): string => `icon ${iconId}`
const here = { origin: 'here', listName: 'Core' } as const

describe('D1 what an edit changed', () => {
  it('has a sentence for each field, in the order of the form', () => {
    const fields = {
      name: { from: 'Core', to: 'Long' },
      description: { from: '', to: 'words' },
      iconId: { from: 1, to: 4 },
    }
    expect(editWords({ ...here, fields }, icon)).toEqual([
      { key: 'renamed', values: { from: 'Core', to: 'Long' } },
      { key: 'described', values: { list: 'Core', to: 'words' } },
      { key: 'iconChanged', values: { list: 'Core', to: 'icon 4' } },
    ])
  })

  it('says that a description was removed', () => {
    expect(
      editWords({ ...here, fields: { description: { from: 'words', to: '' } } }, icon),
    ).toEqual([{ key: 'descriptionRemoved', values: { list: 'Core' } }])
  })

  it('quotes what was overtaken', () => {
    const fields = { description: { from: 'mine', to: 'theirs' } }
    expect(editWords({ origin: 'overtaken', listName: 'Core', fields }, icon)).toEqual([
      { key: 'descriptionOvertaken', values: { list: 'Core' } },
      { key: 'yours', values: { mine: 'mine' } },
    ])
  })
})
