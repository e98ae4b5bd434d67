import { describe, expect, it } from 'vitest'
import { defaultListId, selectedListId, trimmedListName } from './watchlist.ts'

const list = (listId: string, isServerDefault = false): { listId: string; isServerDefault: boolean } => ({ listId, isServerDefault })

describe('the rules of watchlists', () => {
  it.each([['  Core ', 'Core'], ['', null], [' \n\t ', null]])('R-WLC-014 reads the name %j as %j', (given, name) => {
    expect(trimmedListName(given)).toBe(name)
  })
  it('D-WLDEFAULT prefers the choice of this device over the server, while that list exists', () => {
    expect(defaultListId([list('a', true), list('b')], 'b')).toBe('b')
    expect(defaultListId([list('a', true), list('b')], 'gone')).toBe('a')
    expect(defaultListId([list('a'), list('b')], null)).toBeNull()
  })
  it('R-WLC-006 selects the default list, else the first', () => {
    expect(selectedListId([list('a'), list('b', true)], { selectedId: null, defaultId: null })).toBe('b')
    expect(selectedListId([list('a'), list('b')], { selectedId: null, defaultId: null })).toBe('a')
    expect(selectedListId([], { selectedId: 'a', defaultId: 'a' })).toBeNull()
  })
  it('R-WLC-024 R-WLC-025 leaves a list that is gone for the default and returns to it when it is back', () => {
    const chosen = { selectedId: 'b', defaultId: 'c' }
    expect(selectedListId([list('a'), list('c')], chosen)).toBe('c')
    expect(selectedListId([list('a'), list('b'), list('c')], chosen)).toBe('b')
  })
})
