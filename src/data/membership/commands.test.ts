import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { openAccountDb } from '../open-account.ts'
import { forgetMembership, keepPart } from './commands.ts'
import { savedPart } from './queries.ts'

const open = () => openAccountDb('u1', { indexedDB: new IDBFactory(), IDBKeyRange })
const invoice = {
  id: 'in_1',
  number: 'A-1',
  createdSec: 1,
  amountMinor: 1200,
  currency: 'usd',
  status: 'paid',
  pageUrl: 'https://invoice.stripe.com/i/1',
  pdfUrl: 'https://pay.stripe.com/invoice/1/pdf',
}

it('R-MEM-040 design 10: each part is kept with the moment it came, and none stands for another', async () => {
  const db = open()
  expect(await savedPart(db, 'paymentMethod')).toBeNull()
  await keepPart(db, 'paymentMethod', {
    content: { brand: 'Visa', last4: '4242', expires: null },
    savedAtMs: 5,
  })
  await keepPart(db, 'subscription', { content: null, savedAtMs: 6 })
  expect(await savedPart(db, 'paymentMethod')).toEqual({
    content: { brand: 'Visa', last4: '4242', expires: null },
    savedAtMs: 5,
  })
  expect(await savedPart(db, 'subscription')).toEqual({ content: null, savedAtMs: 6 })
  expect(await savedPart(db, 'invoices')).toBeNull()
})

it('R-MEM-045: addresses that open for whoever holds them are not kept', async () => {
  const db = open()
  await keepPart(db, 'invoices', { content: [invoice], savedAtMs: 5 })
  expect((await savedPart(db, 'invoices'))?.content).toEqual([
    { ...invoice, pageUrl: null, pdfUrl: null },
  ])
})

it('R-AUT-053: who logs out leaves nothing of the membership on the device', async () => {
  const db = open()
  await keepPart(db, 'invoices', { content: [invoice], savedAtMs: 5 })
  await db.meta.put({ key: 'other', value: 1 })
  await forgetMembership(db)
  expect((await db.meta.toArray()).map(({ key }) => key)).toEqual(['other'])
})

it('R-MEM-045: a subscription and the plans to choose from are kept whole, but for the address where it is paid', async () => {
  const db = open()
  const subscription = {
    subscriptionId: 'sub_1',
    level: 1,
    status: 'active',
    planName: 'Pro',
    priceId: null,
    price: null,
    periodEndSec: 5,
    endsAtPeriodEnd: false,
    scheduled: null,
    paymentUrl: 'https://pay.example/i',
  }
  const options = [
    {
      id: 'a',
      name: 'Pro',
      tier: 'pro',
      priceId: null,
      amountMinor: 1,
      currency: 'usd',
      interval: 'month',
      features: [],
      isRecommended: false,
      isAnnounced: false,
      change: 'upgrade',
    },
  ] as const
  await keepPart(db, 'subscription', { content: subscription, savedAtMs: 5 })
  await keepPart(db, 'options', { content: options, savedAtMs: 6 })
  expect([await savedPart(db, 'subscription'), await savedPart(db, 'options')]).toEqual([
    { content: { ...subscription, paymentUrl: null }, savedAtMs: 5 },
    { content: options, savedAtMs: 6 },
  ])
})
