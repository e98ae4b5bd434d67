import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { envelopeOf } from './envelope.ts'
import {
  bit,
  figure,
  flag,
  isSet,
  knownFigure,
  knownText,
  label,
  oneOf,
  percent,
  seconds,
  text,
  whole,
  word,
} from './fields.ts'
import { entries, fields, fieldsOrNull, said } from './objects.ts'
import { answeredRows, countLeftOut, rows, rowsUnder, words } from './rows.ts'

const unknown = [null, undefined, '', ' ', 'unknown', {}, [], true, Number.NaN, Infinity]

describe('D-PHPTYPES a field is read', () => {
  it.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    [' -3 ', -3],
    ['1e3', 1000],
    ['.5', 0.5],
    ['0x10', null],
    ['1,000', null],
    ...unknown.map((value) => [value, null]),
  ])('as a figure: %j is %j', (value, read) => expect(figure.parse(value)).toBe(read))

  it('as whole numbers and shares of a hundred', () => {
    expect(['7', 6.6, null].map((value) => whole.parse(value))).toEqual([7, 7, null])
    expect(['78.4', 0, 100, 101, -1, 'x'].map((value) => percent.parse(value))).toEqual([
      78,
      0,
      100,
      null,
      null,
      null,
    ])
  })

  it.each([
    [1_767_607_200, 1_767_607_200],
    ['1767607200', 1_767_607_200],
    [1_767_607_200_000, 1_767_607_200],
    ['1767607200000', 1_767_607_200],
    ['2026-01-05 10:00:00', 1_767_607_200],
    ['2026-01-05T10:00:00Z', 1_767_607_200],
    ['2026-01-05T12:00:00+02:00', 1_767_607_200],
    ['2026-01-05 10:00', 1_767_607_200],
    ['2026-01-05', 1_767_571_200],
    ['0000-00-00 00:00:00', null],
    ['5 January 2026', null],
    ...unknown.map((value) => [value, null]),
  ])('as a time in seconds: %j is %j', (value, read) => expect(seconds.parse(value)).toBe(read))

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
    ['', false],
    ['yes', null],
    [2, null],
    [null, null],
  ])('as a flag: %j is %j', (value, read) => {
    expect([flag.parse(value), isSet.parse(value)]).toEqual([read, read ?? false])
    expect(bit.parse(value)).toBe(value === 0 || value === 1 ? value : read)
  })

  it('as a text, a label, a word, one of several words, a list of texts', () => {
    expect([7, 'a', '', null, false].map((value) => text.parse(value))).toEqual([
      '7',
      'a',
      '',
      null,
      null,
    ])
    expect([label.parse(null), label.parse(7), word.parse(7), word.parse('a')]).toEqual([
      '',
      '7',
      null,
      'a',
    ])
    const sale = oneOf(['IDO', 'Seed'])
    expect(['ido', ' SEED', 'other', null].map((value) => sale.parse(value))).toEqual([
      'IDO',
      'Seed',
      null,
      null,
    ])
    expect([['a', 7, null, {}], null, 'a'].map((value) => words.parse(value))).toEqual([
      ['a', '7'],
      [],
      [],
    ])
  })

  it('absent as unknown, and an optional one as absent', () => {
    const row = z.object({ price: figure, name: label, note: z.optional(text) })
    expect(row.parse({})).toEqual({ price: null, name: '' })
    expect(row.parse({ note: null })).toEqual({ price: null, name: '', note: null })
  })

  it('as an object where PHP writes an empty list for one', () => {
    expect(
      [[], null, 'a', { a: '1', b: 2 }].map((value) => fields({ a: figure }).parse(value)),
    ).toEqual([{ a: null }, { a: null }, { a: null }, { a: 1, b: 2 }])
    expect([[], null, { a: '1' }].map((value) => fieldsOrNull({ a: figure }).parse(value))).toEqual(
      [null, null, { a: 1 }],
    )
    expect(entries(knownFigure).parse({ a: '1', b: 'x' })).toEqual({ a: 1 })
    expect(entries(knownFigure).parse([])).toEqual({})
  })

  it('as a sentence, an object that holds one, or nothing', () => {
    expect(
      ['Done.', { message: 7, a: 1 }, {}, [], true, null].map((value) => said.parse(value)),
    ).toEqual([{ message: 'Done.' }, { message: '7', a: 1 }, {}, null, null, null])
  })
})

describe('D-PHPTYPES a row that cannot be read', () => {
  const row = z.object({ id: knownText })

  it('is left out and counted, and spoils no neighbour', () => {
    const list = [{ id: 1 }, { name: 'nobody' }, 'row', { id: 'b' }]
    expect(countLeftOut(() => rows(row).parse(list))).toEqual({
      result: [{ id: '1' }, { id: 'b' }],
      leftOut: 2,
    })
    expect(countLeftOut(() => rows(row).parse([{ id: 'a' }])).leftOut).toBe(0)
  })

  it('is counted in a list within a row, too', () => {
    const lists = answeredRows(z.object({ id: knownText, coins: rows(row) }))
    expect(
      countLeftOut(() => lists.parse([{ id: 'l', coins: [{}, { id: 'c' }] }, { id: 'm' }])),
    ).toEqual({
      result: [
        { id: 'l', coins: [{ id: 'c' }] },
        { id: 'm', coins: [] },
      ],
      leftOut: 1,
    })
  })

  it('makes no answer where no row of it can be read: an empty list is one, and what is on the device stays', () => {
    expect(answeredRows(row).safeParse([]).data).toEqual([])
    for (const list of [[{}], null, undefined, {}, 'none', 7])
      expect(answeredRows(row).safeParse(list).success).toBe(false)
  })

  it('a list with holes arrives as an object numbered by its places', () => {
    expect(rows(row).parse({ 0: { id: 'a' }, 2: { id: 'b' } })).toEqual([{ id: 'a' }, { id: 'b' }])
  })

  it('a list comes by itself, under its name, or not at all', () => {
    const list = rowsUnder('options', row)
    expect(
      [[{ id: 1 }], { options: [{ id: 1 }] }, { 1: { id: 1 } }].map((value) => list.parse(value)),
    ).toEqual([[{ id: '1' }], [{ id: '1' }], [{ id: '1' }]])
    expect([null, undefined, {}, { options: null }].map((value) => list.parse(value))).toEqual([
      [],
      [],
      [],
      [],
    ])
    expect(['none', { options: 'none' }].map((value) => list.safeParse(value).success)).toEqual([
      false,
      false,
    ])
  })
})

describe('D-PHPTYPES an envelope', () => {
  it.each([
    [{ success: true }, { success: true, error: null, errormsg: null }],
    [
      { success: '1', error: false, errormsg: false },
      { success: true, error: null, errormsg: null },
    ],
    [
      { success: 0, error: true, errormsg: 'No.' },
      { success: false, error: null, errormsg: 'No.' },
    ],
    [
      { success: false, error: 401, errormsg: '' },
      { success: false, error: '401', errormsg: null },
    ],
  ])('%j says %j', (body, read) => expect(envelopeOf(body)).toEqual(read))

  it.each([
    null,
    'text',
    [],
    {},
    { success: null },
    { success: 'yes' },
    { success: true, error: {} },
  ])('is none: %j', (body) => expect(envelopeOf(body)).toBeNull())
})
