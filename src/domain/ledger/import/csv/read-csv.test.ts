import { describe, expect, test } from 'vitest'
import { columnNames } from './header.ts'
import { mostRows, readCsv } from './read-csv.ts'

const cellsOf = (text: string): string[][] => readCsv(text).rows.map(({ cells }) => cells)
const linesOf = (text: string): number[] => readCsv(text).rows.map(({ line }) => line)

describe('rows of a file', () => {
  test.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['a byte order mark', '\uFEFFa,b\n1,2'],
    ['line ends of Windows', 'a,b\r\n1,2\r\n'],
    ['cells in quotes', '"a","b"\n"1","2"\n'],
    ['empty lines', '\na,b\n\n1,2\n,\n'],
  ])('%s', (_, text) =>
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  )

  test('decimal commas do not divide a file of semicolons', () =>
    expect(cellsOf('date;amount\n"1/2/2020, 10:00";1,5\n"1/3/2020, 10:00";2,5')[1]).toEqual([
      '1/2/2020, 10:00',
      '1,5',
    ]))

  test('a row is numbered by the line it begins on, whatever its cells hold', () =>
    expect(linesOf('a,b\n"two\nlines",1\n\n3,4')).toEqual([1, 2, 5]))

  test('a quote that is begun twice and never ended takes nothing with it', () =>
    expect(cellsOf('"a","b","c"\n"1",""x,"2"\n"3","y","4"\n')).toEqual([
      ['a', 'b', 'c'],
      ['1', 'x', '2'],
      ['3', 'y', '4'],
    ]))

  test('a good file with quotes inside a cell is left as it is', () =>
    expect(cellsOf('a,b\n"said, ""no, never"" again",1')[1]).toEqual([
      'said, "no, never" again',
      '1',
    ]))

  test('a quote that is never ended spoils its own row only', () =>
    expect(readCsv('a,b\n1,2\n"3,4\n5,6').rows.map(({ line, fault }) => [line, fault])).toEqual([
      [1, null],
      [2, null],
      [3, 'quotesBroken'],
      [4, null],
    ]))

  test(`${mostRows} rows are read, one more is refused`, () => {
    const row = '1,2\n'
    expect(readCsv(`a,b\n${row.repeat(mostRows)}`).rows).toHaveLength(mostRows + 1)
    expect(readCsv(`a,b\n${row.repeat(mostRows + 1)}`)).toEqual({ rows: [], fault: 'tooManyRows' })
  })

  test('names that stand twice are told apart', () =>
    expect(columnNames(['Buy', 'Cur.', 'Sell', 'Cur.', 'Cur.'])).toEqual([
      'Buy',
      'Cur.',
      'Sell',
      'Cur.#2',
      'Cur.#3',
    ]))
})
