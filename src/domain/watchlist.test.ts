import { describe, expect, it } from 'vitest'
import { defaultListId, listNameFault, selectedListId, trimmedListName } from './watchlist.ts'

const list = (
  listId: string,
  isServerDefault = false,
): { listId: string; isServerDefault: boolean } => ({ listId, isServerDefault })

describe('the rules of watchlists', () => {
  it.each([
    ['  Core ', 'Core'],
    ['', ''],
    [' \n\t ', ''],
  ])('R-WLC-014 reads the name %j as %j', (given, name) => {
    expect(trimmedListName(given)).toBe(name)
  })
  it.each(['', '\u200b', '\u2060\u200d', '\u202e', '\ud83d', '\u0007', '\u3164', '\u00a0'])(
    'R-WLC-014 D11 calls %j empty: nobody would see it',
    (name) => {
      expect(listNameFault(name)).toBe('empty')
    },
  )
  it.each(['\u202ecba', 'a\ud83d', 'a\u0007b', 'two\nlines', '\u2067abc'])(
    'D11 calls %j unreadable',
    (name) => {
      expect(listNameFault(name)).toBe('unreadable')
    },
  )
  it.each(['Core', '👩‍🚀', '❤️', 'می‌خواهم', '\u200fقائمة', '\u2067abc\u2069', '🚀'.repeat(80)])(
    'D11 takes %j',
    (name) => {
      expect(listNameFault(name)).toBeNull()
    },
  )
  it('R-WLC-016 counts code points', () => {
    expect([listNameFault('🚀'.repeat(81)), listNameFault('x'.repeat(81))]).toEqual([
      'tooLong',
      'tooLong',
    ])
  })
  it('D-WLDEFAULT prefers the choice of this device over the server, while that list exists', () => {
    expect(defaultListId([list('a', true), list('b')], 'b')).toBe('b')
    expect(defaultListId([list('a', true), list('b')], 'gone')).toBe('a')
    expect(defaultListId([list('a'), list('b')], null)).toBeNull()
  })
  it('R-WLC-006 selects the default list, else the first', () => {
    expect(
      selectedListId([list('a'), list('b', true)], { selectedId: null, defaultId: null }),
    ).toBe('b')
    expect(selectedListId([list('a'), list('b')], { selectedId: null, defaultId: null })).toBe('a')
    expect(selectedListId([], { selectedId: 'a', defaultId: 'a' })).toBeNull()
  })
  it('R-WLC-024 R-WLC-025 leaves a list that is gone for the default and returns to it when it is back', () => {
    const chosen = { selectedId: 'b', defaultId: 'c' }
    expect(selectedListId([list('a'), list('c')], chosen)).toBe('c')
    expect(selectedListId([list('a'), list('b'), list('c')], chosen)).toBe('b')
  })
})
