import { expect, test } from 'vitest'
import { byCodeUnits, ordinalsOf } from './collation.ts'

test('R-CLS-005 names stand as people read them, numbers by their size, and equal ones share a place', () => {
  expect(ordinalsOf(['Token 10', 'beta', 'Token 9', 'Alpha', 'beta'])).toEqual(
    Float64Array.of(3, 1, 2, 0, 1),
  )
})

test('names that people read as the same still stand in one order on every device', () => {
  // Composed and decomposed: a collator sees no difference.
  const [composed, decomposed] = ['caf\u00e9', 'cafe\u0301']
  expect([ordinalsOf([composed, decomposed]), ordinalsOf([decomposed, composed])]).toEqual([
    Float64Array.of(1, 0),
    Float64Array.of(0, 1),
  ])
})

test('ids stand by their code units, the same in every engine', () => {
  expect(ordinalsOf(['a10', 'a9', 'B', 'a10'], byCodeUnits)).toEqual(Float64Array.of(1, 2, 0, 1))
  expect([byCodeUnits('a', 'b'), byCodeUnits('b', 'a'), byCodeUnits('a', 'a')]).toEqual([-1, 1, 0])
})

test('an order known before saves comparisons and changes no place', () => {
  const texts = Array.from({ length: 64 }, (_, at) => String((at * 37) % 64).padStart(2, '0'))
  const placed = ordinalsOf(texts, byCodeUnits)
  const compared = (hint?: Float64Array): number => {
    let count = 0
    const counting = (a: string, b: string): number => {
      count += 1
      return byCodeUnits(a, b)
    }
    expect(ordinalsOf(texts, counting, hint)).toEqual(placed)
    return count
  }
  // A list already in order takes one comparison a neighbour.
  expect([compared(placed), compared() > 100]).toEqual([63, true])
  // A row beyond the known ones, as a new coin is, comes after them.
  expect(compared(placed.slice(0, 60))).toBeLessThan(compared())
})
