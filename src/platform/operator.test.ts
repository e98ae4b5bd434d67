import { expect, it } from 'vitest'
import { readOperator } from './operator.ts'

it('names the operator only when a name is set', () => {
  expect(readOperator({})).toBeNull()
  expect(
    readOperator({ VITE_OPERATOR_NAME: '  ', VITE_OPERATOR_EMAIL: 'a@example.org' }),
  ).toBeNull()
  expect(
    readOperator({
      VITE_OPERATOR_NAME: ' Ada Ltd ',
      VITE_OPERATOR_ADDRESS: '',
      VITE_OPERATOR_EMAIL: 'a@example.org',
    }),
  ).toEqual({ name: 'Ada Ltd', address: null, email: 'a@example.org' })
})
