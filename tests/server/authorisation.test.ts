// Every f of the table as a visitor, its owner, another user, each tier and an administrator. Generated: a new f is
// covered unasked.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call, CallAuth } from '#contract/call.ts'
import { calls, type CallName } from '#contract/calls.ts'
import { clientIdHeader } from '#contract/headers.ts'
import { changesOutput } from '#contract/watchlists/watchlist-changes.ts'
import { coversTier } from '#domain/membership/membership.ts'
import { planTiers } from '#domain/membership/plan.ts'
import type { MembershipTier } from '#domain/account/user.ts'
import { callPolicies } from '#server/calls/call-policies.ts'
import { systemClock } from '#server/clock.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { describeOnBothStores, type Place } from '#tests/fakes/both-stores.ts'
import { dumpStore } from '#tests/fakes/dump-store.ts'
import { fastStoreAt } from '#tests/fakes/fast-store.ts'
import {
  furnishAccount,
  furnishPaidAccount,
  type FurnishedAccount,
} from '#tests/fakes/furnished-account.ts'
import { serveStore, type FakeServer, type ServerAnswer } from '#tests/fakes/memory-server.ts'
import { localProvider } from '#tests/fakes/paying-server.ts'
import { needsMembership, samplePayloads } from '#tests/fakes/sample-payloads.ts'

const names = Object.keys(calls) as CallName[]
const rowOf = (f: CallName): Call => calls[f]
const namesOf = (auth: CallAuth): CallName[] => names.filter((f) => rowOf(f).auth === auth)

/** The words of an answer: one, or in a batch one for each change, which is refused by itself. */
const wordsOf = (f: CallName, { success, output }: ServerAnswer): boolean[] =>
  f === 'change_watchlist_items' && success
    ? changesOutput.parse(output).map((change) => change.success)
    : [success]

describeOnBothStores('R-PRM-003 R-PRM-010 authorisation', (makePlace) => {
  let place: Place
  let server: FakeServer
  let count = 0

  beforeAll(async () => {
    place = await makePlace()
    const market = createMarket({ source: sampleMarketSource(systemClock), clock: systemClock })
    await market.refresh()
    server = await serveStore(await fastStoreAt(place), {
      market,
      environment: place.environment,
      ...(await localProvider(systemClock)),
    })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  /** Somebody for whom the call can succeed. */
  const account = (f?: CallName): Promise<FurnishedAccount> => {
    count += 1
    return f !== undefined && needsMembership(f)
      ? furnishPaidAccount(server, `who${count}`)
      : furnishAccount(server, `who${count}`)
  }
  const rowChanged = async (
    change: { is_admin?: 1; tier?: MembershipTier },
    f?: CallName,
  ): Promise<FurnishedAccount> => {
    const made = await account(f)
    await server.deps.store.db
      .updateTable('users')
      .set(change)
      .where('id', '=', made.userId)
      .execute()
    return made
  }
  const administrator = (f?: CallName): Promise<FurnishedAccount> => rowChanged({ is_admin: 1 }, f)
  /** Calls f with ids of `owner` under `token`, from a device: a batch needs one. */
  const call = (f: CallName, owner: FurnishedAccount, token?: string) =>
    server.call(f, samplePayloads[f](owner), {
      headers: { [clientIdHeader]: 'device-0001' },
      ...(token !== undefined && { token }),
    })

  const ownRows = (owner: FurnishedAccount) => dumpStore(server.deps.store, owner.userId)

  it.each(namesOf('public'))('%s lets anyone in: visitor, user, administrator', async (f) => {
    const [owner, admin] = [await account(), await administrator()]
    for (const token of [undefined, owner.token, admin.token])
      expect([401, 403]).not.toContain((await call(f, owner, token)).status)
  })

  describe.each(namesOf('user'))('%s', (f) => {
    it('answers a visitor 401 and changes nothing', async () => {
      const owner = await account(f)
      const before = await ownRows(owner)
      expect(await call(f, owner)).toMatchObject({
        status: 401,
        success: false,
        output: null,
        error: 'AUTH_TOKEN_MISSING',
      })
      expect(await ownRows(owner)).toEqual(before)
    })

    const { tier: needed } = callPolicies[f]
    const [covered, short] = [
      planTiers.filter((tier) => coversTier(tier, needed)),
      planTiers.filter((tier) => !coversTier(tier, needed)),
    ]

    it.each(covered)('serves its owner on the tier %s', async (tier) => {
      const owner = await rowChanged({ tier }, f)
      const answer = await call(f, owner, owner.token)
      expect({ status: answer.status, words: wordsOf(f, answer) }).toEqual({
        status: 200,
        words: [true],
      })
    })

    it(`names the tier ${needed} to its owner on one of the ${short.length} below it, and changes nothing`, async () => {
      for (const tier of short) {
        const owner = await rowChanged({ tier })
        const before = await ownRows(owner)
        expect(await call(f, owner, owner.token)).toMatchObject({
          status: 403,
          error: 'MEMBERSHIP_REQUIRED',
          required_tier: needed,
        })
        expect(await ownRows(owner)).toEqual(before)
      }
    })

    it.each([
      ['another user', account],
      ['an administrator', administrator],
    ] as const)('%s changes nothing of the owner and learns nothing', async (_, make) => {
      const [owner, other] = [await account(f), await make(f)]
      const before = await ownRows(owner)
      const answer = await call(f, owner, other.token)
      expect(await ownRows(owner)).toEqual(before)
      const payload = JSON.stringify(samplePayloads[f](owner))
      const refersToOwner = [
        owner.coinList,
        owner.saleList,
        owner.otherSession,
        owner.subscriptionId,
        owner.checkoutId,
        ...Object.values(owner.rows ?? {}),
      ].some((id) => id !== '' && payload.includes(id))
      expect({ status: answer.status, words: wordsOf(f, answer) }).toEqual({
        status: 200,
        words: [!refersToOwner],
      })
      for (const secret of [owner.userId, owner.email])
        expect(JSON.stringify(answer.output)).not.toContain(secret)
    })

    it('an administrator is nobody special to it', async () => {
      const admin = await administrator(f)
      expect((await call(f, admin, admin.token)).status).toBe(
        coversTier('free', callPolicies[f].tier) ? 200 : 403,
      )
    })
  })

  const adminCalls = namesOf('admin')
  it(`R-PRM-004 the ${adminCalls.length} calls for administrators answer a visitor 401, a user of any tier 403, and ask the database who is one`, async () => {
    for (const f of adminCalls) {
      const owner = await account()
      expect([(await call(f, owner)).status, (await call(f, owner, owner.token)).status]).toEqual([
        401, 403,
      ])
      for (const tier of planTiers) {
        const paying = await rowChanged({ tier })
        expect((await call(f, paying, paying.token)).status).toBe(403)
      }
      const admin = await administrator()
      expect((await call(f, admin, admin.token)).status).toBe(200)
    }
  })
})
