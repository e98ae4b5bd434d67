import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { plansFailureOf } from './plans-failure.ts'

it('R-MEM-007: an output that is no list of plans is told apart from an answer that is no answer', () => {
  expect(
    plansFailureOf(new ApiError({ kind: 'format', data: { success: true, output: {} } })),
  ).toEqual({ kind: 'badFormat' })
  expect(plansFailureOf(new ApiError({ kind: 'format', data: '<html>' }))).toEqual({
    kind: 'failed',
  })
})

it("R-MEM-038: the server's own sentence comes first", () => {
  expect(
    plansFailureOf(
      new ApiError({ kind: 'refused', data: { success: false, errormsg: 'Closed today' } }),
    ),
  ).toEqual({ kind: 'said', message: 'Closed today' })
  expect(plansFailureOf(new ApiError({ kind: 'network' }))).toEqual({ kind: 'failed' })
  expect(plansFailureOf(new TypeError('x'))).toEqual({ kind: 'failed' })
})
