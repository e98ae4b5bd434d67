import { act, startTransition, use, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { createBareRoot, type BareRoot } from '#tests/fakes/bare-root.ts'
import { useDrawnCoins, type CoinWindow } from './coin-window.ts'

let idle = Promise.withResolvers<void>()
vi.mock('#platform/page/idle.ts', () => ({ idleMoment: () => idle.promise }))

let root: BareRoot
/** The rows on the screen, `coin version@slot` each. */
let onScreen = ''
let rowsOnScreen: CoinRow[] = []

/**
 * A letter is a coin; its price is the version, which tells rows of one list from those of another.
 */
const listOf = (version: number, ids: string): CoinWindow => {
  const rows = ids.split('').map((id) => ({ id, priceUsd: version }) as CoinRow)
  return { total: rows.length, asOfSec: 0, rowsAt: (from, to) => rows.slice(from, to) }
}

const Waiting = ({ promise }: { promise: Promise<void> }) => use(promise) ?? null

type ListProps = {
  list: CoinWindow
  /** The first so many rows are on the screen, the rest beside it. */
  seen?: number
  waitsFor?: Promise<void>
}

const List = ({ list, seen = 1, waitsFor }: ListProps) => {
  const drawn = useDrawnCoins(list, {
    from: 0,
    to: list.total,
    seen: { from: 0, to: seen },
    paddingBeforePx: 0,
    paddingAfterPx: 0,
  })
  useLayoutEffect(() => {
    rowsOnScreen = drawn.map(({ row }) => row)
    onScreen = drawn.map(({ row, slot }) => `${row.id}${row.priceUsd}@${slot}`).join(' ')
  }, [drawn])
  return waitsFor ? <Waiting promise={waitsFor} /> : null
}

const draw = (props: ListProps) => act(async () => root.render(<List {...props} />))

/** Begun and never finished, as when somebody presses before the drawing is done. */
const drawInVain = (props: ListProps) =>
  act(async () =>
    startTransition(() => root.render(<List {...props} waitsFor={new Promise(() => {})} />)),
  )

/** What was drawn is painted, and nothing presses. */
const settle = async () => {
  await act(async () => idle.resolve())
  idle = Promise.withResolvers()
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  idle = Promise.withResolvers()
  root = createBareRoot()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('draws what is seen at once, and the rows beside the screen once that is painted', async () => {
  await draw({ list: listOf(1, 'abc') })
  await settle()
  await draw({ list: listOf(2, 'xyz') })
  expect(onScreen).toBe('x2@1 b1@2 c1@3')
  await settle()
  expect(onScreen).toBe('x2@1 y2@2 z2@3')
})

it('lets a drawing that is thrown away change nothing for the next one', async () => {
  await draw({ list: listOf(1, 'abc') })
  await settle()
  await drawInVain({ list: listOf(2, 'x') })
  expect(onScreen).toBe('a1@1 b1@2 c1@3')
  await draw({ list: listOf(3, 'def') })
  expect(onScreen).toBe('d3@1 b1@2 c1@3')
})

it('lets rows go with their coins as the list before had them, though none of them is drawn anew', async () => {
  await draw({ list: listOf(1, 'abcd') })
  await settle()
  await draw({ list: listOf(2, 'abdc'), seen: 0 })
  expect(onScreen).toBe('a1@1 b1@2 d1@4 c1@3')
  await draw({ list: listOf(3, 'abdc'), seen: 4 })
  expect(onScreen).toBe('a3@1 b3@2 d3@4 c3@3')
})

it('keeps a row as it is drawn where another list says the same of its coin', async () => {
  await draw({ list: listOf(1, 'ab'), seen: 2 })
  const before = rowsOnScreen
  await draw({ list: listOf(1, 'ba'), seen: 2 })
  expect(onScreen).toBe('b1@2 a1@1')
  expect(rowsOnScreen[1]).toBe(before[0])
  expect(rowsOnScreen[0]).toBe(before[1])
  await draw({ list: listOf(2, 'ba'), seen: 2 })
  expect(onScreen).toBe('b2@2 a2@1')
})
