import { expect, test } from 'vitest'
import { isDefinite } from './is-definite.ts'

test.each([
  [{ kind: 'refused' }, true],
  [{ kind: 'http', status: 400 }, true],
  [{ kind: 'http', status: 499 }, true],
  [{ kind: 'http', status: 399 }, false],
  [{ kind: 'http', status: 500 }, false],
  [{ kind: 'http' }, false],
  [{ kind: 'http', status: '404' }, false],
  [{ kind: 'network', status: 404 }, false],
  [new Error('offline'), false],
  [null, false],
  [undefined, false],
  ['refused', false],
])('%j is a server\u2019s own no: %s', (error, expected) => {
  expect(isDefinite(error)).toBe(expected)
})
