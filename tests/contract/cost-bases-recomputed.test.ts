// Cost bases against an independent program: six ledgers of RP2's own tests and what it made of
// them (eprbell/rp2 at eb2a3685, Apache-2.0). Its rules where they are not ours: a fee in crypto is
// disposed of with the sale, or, of a purchase or transfer, on its own at the spot price; what was
// earned is income of its value that day, in a row without a lot.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { Decimal } from '#domain/ledger/decimal.ts'
import type { LotMethod } from '#domain/ledger/lots/lot-method.ts'
import { matchLots } from '#domain/ledger/lots/lots.ts'
import type { Movement } from '#domain/ledger/lots/movement.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const folder = join(sharedDataDir ?? '', 'portfolio/rp2')
const cases =
  sharedDataDir === null
    ? []
    : readdirSync(folder).flatMap((name) =>
        readdirSync(join(folder, name)).flatMap((file): [LotMethod, string, string][] => {
          const [, method, asset] = /^expected-(fifo|lifo|hifo)-(\w+)-Tax\.csv$/.exec(file) ?? []
          return asset === undefined ? [] : [[method as LotMethod, name, asset]]
        }),
      )

const readRows = (name: string, file: string): string[][] =>
  Papa.parse<string[]>(readFileSync(join(folder, name, file), 'utf8').trim()).data
/** Seconds of '2020-01-01T03:41-0700', '2015-01-01 01:03:01+00:00'. */
const secOf = (text: string): number =>
  Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2')) / 1000

type Table = 'IN' | 'OUT' | 'INTRA'
type InputRow = {
  at: number
  get: (column: string) => Decimal | null
  text: (column: string) => string
}

/** The rows of a table of an input sheet; columns that are absent or empty hold nothing. */
const tableOf = (rows: readonly string[][], table: Table): InputRow[] => {
  const from = rows.findIndex(([first]) => first === table)
  if (from === -1) return []
  const to = rows.findIndex(([first], at) => at > from && first === 'TABLE END')
  const header = rows[from + 1] ?? []
  return rows.slice(from + 2, to).map((row, at) => {
    const text = (column: string): string => row[header.indexOf(column)] ?? ''
    const get = (column: string): Decimal | null =>
      text(column) === '' ? null : new Decimal(text(column))
    return { at, get, text }
  })
}

const zero = new Decimal(0)
/** Ids in the order of the sheet: RP2 takes lots of one second in that order. */
const idOf = (table: Table, at: number): string => `${String(at).padStart(3, '0')} ${table}`
type Valued = { amount: Decimal; valueUsd: Decimal }
const movementOf = (
  id: string,
  row: InputRow,
  type: Movement['type'],
  valued: Valued,
): Movement => ({
  id,
  atSec: secOf(row.text('Timestamp')),
  asset: row.text('Asset'),
  type,
  ...valued,
})

/** A purchase costs what was paid with its fee, given or of amount, price and fee. */
const acquired = (row: InputRow): Valued => {
  const [amount, spot] = [row.get('Crypto In') ?? zero, row.get('Spot Price') ?? zero]
  const cryptoFeeUsd = (row.get('Crypto Fee') ?? zero).times(spot)
  const paid = (row.get('USD In (No Fee)') ?? amount.times(spot))
    .plus(row.get('USD Fee') ?? zero)
    .plus(cryptoFeeUsd)
  return { amount, valueUsd: row.get('USD In (With Fee)') ?? paid }
}
/** The fee brings nothing, but for a row that is nothing else. */
const disposed = (row: InputRow): Valued => {
  const [out, fee] = [row.get('Crypto Out') ?? zero, row.get('Crypto Fee') ?? zero]
  const paidFor = out.eq(0) ? fee : out
  return { amount: out.plus(fee), valueUsd: paidFor.times(row.get('Spot Price') ?? zero) }
}
const feeOf = (row: InputRow, fee: Decimal): Valued => ({
  amount: fee,
  valueUsd: fee.times(row.get('Spot Price') ?? zero),
})

const movementsOf = (name: string, asset: string): Movement[] => {
  const rows = readRows(name, `input-${asset}.csv`)
  const bought = tableOf(rows, 'IN')
  const movements = [
    ...bought.flatMap((row) => [
      movementOf(idOf('IN', row.at), row, 'acquire', acquired(row)),
      movementOf(
        `${idOf('IN', row.at)} fee`,
        row,
        'dispose',
        feeOf(row, row.get('Crypto Fee') ?? zero),
      ),
    ]),
    ...tableOf(rows, 'OUT').map((row) =>
      movementOf(idOf('OUT', row.at), row, 'dispose', disposed(row)),
    ),
    ...tableOf(rows, 'INTRA').map((row) => {
      const fee = (row.get('Crypto Sent') ?? zero).minus(row.get('Crypto Received') ?? zero)
      return movementOf(idOf('INTRA', row.at), row, 'dispose', feeOf(row, fee))
    }),
  ].filter(({ amount }) => amount.gt(0))
  return movements
}

/** Rows of 'Gain / Loss Detail', by the number of their column: two lines of header share names. */
const column = {
  amount: 0,
  gain: 3,
  soldAt: 5,
  type: 6,
  proceeds: 8,
  acquiredAt: 12,
  cost: 16,
  spotOfLot: 17,
} as const
type Detail = (of: keyof typeof column) => string
const detailsOf = (method: LotMethod, name: string, asset: string): Detail[] => {
  const rows = readRows(name, `expected-${method}-${asset}-Tax.csv`)
  const from = rows.findIndex(([first]) => first === 'Gain / Loss Detail')
  return rows.slice(from + 3).map((row) => (of) => row[column[of]] ?? '')
}

type Part = {
  soldAt: number
  acquiredAt: number
  amount: number
  cost: number
  proceeds: number
  gain: number
}
const expectedParts = (details: readonly Detail[]): Part[] =>
  details
    .filter((detail) => detail('acquiredAt') !== '')
    .map((detail) => ({
      soldAt: secOf(detail('soldAt')),
      acquiredAt: secOf(detail('acquiredAt')),
      amount: Number(detail('amount')),
      cost: Number(detail('cost')),
      proceeds: Number(detail('proceeds')),
      gain: Number(detail('gain')),
    }))
const ourParts = (movements: readonly Movement[], method: LotMethod): Part[] =>
  matchLots(movements, method).disposals.flatMap(({ atSec, parts }) =>
    parts.map((part) => ({
      soldAt: atSec,
      acquiredAt: part.acquiredAtSec,
      amount: part.amount.toNumber(),
      cost: part.costUsd?.toNumber() ?? Number.NaN,
      proceeds: part.proceedsUsd?.toNumber() ?? Number.NaN,
      gain: part.gainUsd?.toNumber() ?? Number.NaN,
    })),
  )
/** To 1e-9 of the figure: RP2's gains are doubles. */
const near = (part: Part): Part =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, expect.closeTo(value, 9) as number]),
  ) as Part

/** How much of each purchase was gone at the end, by date. */
const expectedGone = (method: LotMethod, name: string, asset: string): number[] => {
  const rows = readRows(name, `expected-${method}-${asset}-In-Out.csv`)
  const from = rows.findIndex(([first]) => first === 'In-Flow Detail') + 3
  const to = rows.findIndex(([first]) => first === 'Out-Flow Detail')
  return rows.slice(from, to === -1 ? undefined : to).map(([share]) => Number(share))
}
const ourGone = (movements: readonly Movement[], method: LotMethod): number[] => {
  const open = new Map(
    matchLots(movements, method).lots.map(({ movementId, amount }) => [movementId, amount]),
  )
  return movements
    .filter(({ type }) => type === 'acquire')
    .toSorted((one, other) => one.atSec - other.atSec)
    .map(({ id, amount }) => 1 - (open.get(id) ?? zero).div(amount).toNumber())
}

/** A sheet that says a spot price of 14,000 and 11,100 paid: RP2 takes the dearest by spot price. */
const isBySpotPrice = ([method, name, asset]: (typeof cases)[number]): boolean =>
  method === 'hifo' && name === 'test_hifo' && asset === 'B1'

describe.skipIf(sharedDataDir === null)(`cost bases, worked out again${sharedDataNote}`, () => {
  test('six ledgers of 22 assets by three methods', () => {
    expect(new Set(cases.map(([, name]) => name)).size).toBe(6)
    expect(cases).toHaveLength(66)
  })

  test.each(cases.filter((one) => !isBySpotPrice(one)))(
    '%s of %s %s: the same lots, amounts, costs, proceeds and gains',
    (method, name, asset) =>
      expect(ourParts(movementsOf(name, asset), method)).toEqual(
        expectedParts(detailsOf(method, name, asset)).map(near),
      ),
  )

  test.each(cases.filter((one) => !isBySpotPrice(one)))(
    '%s of %s %s: the same is left of every lot',
    (method, name, asset) =>
      expect(ourGone(movementsOf(name, asset), method)).toEqual(
        expectedGone(method, name, asset).map((share) => expect.closeTo(share, 9) as number),
      ),
  )

  test.each(cases.filter(isBySpotPrice))(
    '%s of %s %s: the same lots and proceeds when lots are worth their spot price, by which RP2 chooses',
    (method, name, asset) => {
      const details = detailsOf(method, name, asset)
      const spots = new Map(
        details
          .filter((detail) => detail('acquiredAt') !== '')
          .map((detail) => [secOf(detail('acquiredAt')), new Decimal(detail('spotOfLot'))]),
      )
      const atSpot = movementsOf(name, asset).map((movement) =>
        movement.type === 'dispose'
          ? movement
          : { ...movement, valueUsd: movement.amount.times(spots.get(movement.atSec) ?? zero) },
      )
      expect(ourParts(atSpot, method)).toEqual(
        expectedParts(details)
          .map((part) => {
            const cost = part.amount * (spots.get(part.acquiredAt)?.toNumber() ?? Number.NaN)
            return { ...part, cost, gain: part.proceeds - cost }
          })
          .map(near),
      )
    },
  )

  test.each(cases)(
    '%s of %s %s: a row without a lot is something earned',
    (method, name, asset) => {
      const lotless = detailsOf(method, name, asset).filter((detail) => detail('acquiredAt') === '')
      for (const detail of lotless) expect(detail('type')).toBe('IN / INTEREST')
    },
  )
})
