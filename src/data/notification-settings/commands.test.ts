import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { openAccountDb } from '../open-account.ts'
import { keepNotificationSettings } from './commands.ts'
import { savedNotificationSettings } from './queries.ts'

const off = { email: false, device: false }
const settings = { watchedChanges: off, watchedLaunches: off, productNews: off }

it('the choices are kept with the moment they came, one copy at a time', async () => {
  const db = openAccountDb('u1', { indexedDB: new IDBFactory(), IDBKeyRange })
  expect(await savedNotificationSettings(db)).toBeNull()
  await keepNotificationSettings(db, { settings, savedAtMs: 5 })
  const next = {
    settings: { ...settings, productNews: { email: true, device: false } },
    savedAtMs: 6,
  }
  await keepNotificationSettings(db, next)
  expect(await savedNotificationSettings(db)).toEqual(next)
})
