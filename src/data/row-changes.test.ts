// Only what changed is written: every row written is painted again.
import { describe, expect, it } from 'vitest'
import { rowChanges } from './row-changes.ts'

type Row = { id: string; name: string; isNew?: boolean }
const keyOf = ({ id }: Row): string => id
type PairRow = { key: [string, string] }
const bothOf = ({ key }: PairRow): [string, string] => key

describe('the difference between two sets of rows', () => {
  it('leaves out what is the same', () => {
    expect(
      rowChanges<Row, string>([{ id: 'a', name: 'A' }], [{ id: 'a', name: 'A' }], keyOf),
    ).toEqual({ put: [], gone: [] })
  })

  it('writes what is new or differs, and deletes what is no longer wanted', () => {
    const now: Row[] = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
    ]
    const wanted: Row[] = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'Other' },
      { id: 'd', name: 'D' },
    ]
    expect(rowChanges(now, wanted, keyOf)).toEqual({
      put: [
        { id: 'b', name: 'Other' },
        { id: 'd', name: 'D' },
      ],
      gone: ['c'],
    })
  })

  it('writes a row that gained or lost a field', () => {
    const [plain, marked]: [Row, Row] = [
      { id: 'a', name: 'A' },
      { id: 'a', name: 'A', isNew: true },
    ]
    expect(rowChanges([plain], [marked], keyOf).put).toEqual([marked])
    expect(rowChanges([marked], [plain], keyOf).put).toEqual([plain])
  })

  it('knows rows of two keys by both', () => {
    const [one, other]: [PairRow, PairRow] = [{ key: ['a', '1'] }, { key: ['a', '2'] }]
    expect(rowChanges([one, other], [one], bothOf)).toEqual({ put: [], gone: [['a', '2']] })
  })
})
