import { expect, it } from 'vitest'
import { saidByHost } from './payment-failure.ts'

it('R-MEM-038: a sentence of the server goes first, wherever a host puts it; a code is none', () => {
  expect(
    saidByHost({ reason: 'said', message: 'Declined.', code: 'PAYMENT_DECLINED', status: 200 }),
  ).toBe('Declined.')
  expect(saidByHost({ reason: 'refused', code: 'Kart reddedildi', status: 200 })).toBe(
    'Kart reddedildi',
  )
  expect(saidByHost({ reason: 'refused', code: 'PAYMENT_DECLINED', status: 200 })).toBeNull()
  expect(saidByHost({ reason: 'refused', code: null, status: 500 })).toBeNull()
  expect(saidByHost({ reason: 'noResponse' })).toBeNull()
})
