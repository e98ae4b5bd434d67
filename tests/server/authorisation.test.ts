// Every f of the table as a visitor, its owner, another user and an administrator. Generated: a new f is covered unasked.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call, CallAuth } from '#contract/call.ts'
import { calls, type CallName } from '#contract/calls.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { dumpStore } from '#tests/fakes/dump-store.ts'
import { furnishAccount, type FurnishedAccount } from '#tests/fakes/furnished-account.ts'
import { serveStore, type FakeServer } from '#tests/fakes/memory-server.ts'
import { samplePayloads } from '#tests/fakes/sample-payloads.ts'

const names = Object.keys(calls) as CallName[]
const rowOf = (f: CallName): Call => calls[f]
const namesOf = (auth: CallAuth): CallName[] => names.filter((f) => rowOf(f).auth === auth)

describeOnBothStores('authorisation', (makePlace) => {
  let place: Place
  let server: FakeServer
  let count = 0

  beforeAll(async () => {
    place = await makePlace()
    server = await serveStore(await openStoreAt(place), { environment: place.environment })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const account = (): Promise<FurnishedAccount> => {
    count += 1
    return furnishAccount(server, `who${count}`)
  }
  const administrator = async (): Promise<FurnishedAccount> => {
    const made = await account()
    await server.deps.store.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', made.userId).execute()
    return made
  }
  /** Calls f with ids of `owner` under `token`. */
  const call = (f: CallName, owner: FurnishedAccount, token?: string) =>
    server.call(f, samplePayloads[f](owner), token === undefined ? {} : { token })

  const ownRows = (owner: FurnishedAccount) => dumpStore(server.deps.store, owner.userId)

  it.each(namesOf('public'))('%s lets anyone in: visitor, user, administrator', async (f) => {
    const [owner, admin] = [await account(), await administrator()]
    for (const token of [undefined, owner.token, admin.token]) expect([401, 403]).not.toContain((await call(f, owner, token)).status)
  })

  describe.each(namesOf('user'))('%s', (f) => {
    it('answers a visitor 401 and changes nothing', async () => {
      const owner = await account()
      const before = await ownRows(owner)
      expect(await call(f, owner)).toMatchObject({ status: 401, success: false, output: null, error: 'AUTH_TOKEN_MISSING' })
      expect(await ownRows(owner)).toEqual(before)
    })

    it('serves its owner', async () => {
      const owner = await account()
      expect(await call(f, owner, owner.token)).toMatchObject({ status: 200, success: true })
    })

    it.each([['another user', account], ['an administrator', administrator]] as const)('%s changes nothing of the owner and learns nothing', async (_, make) => {
      const [owner, other] = [await account(), await make()]
      const before = await ownRows(owner)
      const answer = await call(f, owner, other.token)
      expect(await ownRows(owner)).toEqual(before)
      const payload = JSON.stringify(samplePayloads[f](owner))
      const refersToOwner = payload.includes(owner.coinList) || payload.includes(owner.idoList)
      expect({ status: answer.status, success: answer.success }).toEqual({ status: 200, success: !refersToOwner })
      for (const secret of [owner.userId, owner.email]) expect(JSON.stringify(answer.output)).not.toContain(secret)
    })
  })

  const adminCalls = namesOf('admin')
  it(`the ${adminCalls.length} calls for administrators answer a visitor 401, a user 403`, async () => {
    const owner = await account()
    for (const f of adminCalls) expect([(await call(f, owner)).status, (await call(f, owner, owner.token)).status]).toEqual([401, 403])
  })
})
