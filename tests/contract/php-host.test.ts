// The app's own client against a host that is not ours: what it reads there is what it reads of our server, as far as the
// specification names it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCallApi, type CallApi } from '#api/call.ts'
import { createHttp } from '#api/http.ts'
import { calls } from '#contract/calls.ts'
import { deviceCalls, type DeviceCallName } from '#contract/calls/device-calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { readLists } from '#sync/entities/watchlists/read-lists.ts'
import { fetchMembershipPart } from '#sync/online/membership/membership-parts.ts'
import { previewChange } from '#sync/online/membership/plan-changes.ts'
import { fetchCurrentUser } from '#sync/online/sign-in/current-user.ts'
import { signIn } from '#sync/online/sign-in/sign-in.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { systemClock } from '#server/clock.ts'
import { furnishPaidAccount, type FurnishedAccount } from '#tests/fakes/furnished-account.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'
import { localProvider } from '#tests/fakes/paying-server.ts'
import { isNamed, isUnknownCall, phpAnswer } from '#tests/fakes/php-host.ts'
import { samplePayloads } from '#tests/fakes/sample-payloads.ts'

let server: MemoryServer
let account: FurnishedAccount
let furnished: Uint8Array
let leftOut: [string, number][]
let ours: CallApi
let theirs: CallApi

const clientOf = (retypes: boolean): CallApi =>
  createCallApi(
    createHttp({
      origin: 'https://api.example',
      token: () => account.token,
      language: () => 'en',
      isOffline: () => false,
      onAnswer: () => {},
      onUnauthorized: () => {},
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { f } = (await request.clone().json()) as { f: string }
        const response = await server.fetch(request)
        if (!retypes) return response
        const body = phpAnswer(f, (await response.json()) as Envelope)
        return new Response(JSON.stringify(body), { status: response.status })
      },
    }),
    (f, count) => leftOut.push([f, count]),
  )

beforeAll(async () => {
  const market = createMarket({ source: sampleMarketSource(systemClock), clock: systemClock })
  server = await createMemoryServer({ market, ...(await localProvider(systemClock)) })
  await market.refresh()
  account = await furnishPaidAccount(server, 'ada')
  furnished = server.snapshot()
  ours = clientOf(false)
  theirs = clientOf(true)
}, 60_000)
beforeEach(() => {
  server.restore(furnished)
  leftOut = []
})
afterAll(() => server.close())

const saleId = async (): Promise<string> => {
  const { output } = await server.call('get_upcoming_idos', {})
  return (output as { items: { id: string }[] }).items[0]?.id ?? ''
}

/** What a call comes to, from the same state of the server each time. */
const outcome = async (callApi: CallApi, f: DeviceCallName): Promise<object> => {
  server.restore(furnished)
  const payload = f === 'get_ido_detail' ? { id: await saleId() } : samplePayloads[f](account)
  return (callApi as (name: string, payload: object) => Promise<unknown>)(f, payload).then(
    (output) => ({ output }),
    (error: unknown) => ({ message: error instanceof Error ? error.message : error }),
  )
}

const fresh = new Set(['token', 'device_mark'])

/** Where a named field that our host fills is read otherwise; seconds are all a date tells of a time. */
const differences = (our: unknown, their: unknown, at: string): string[] => {
  if (Array.isArray(our))
    return our.length === (their as unknown[] | undefined)?.length
      ? our.flatMap((each, place) =>
          differences(each, (their as unknown[])[place], `${at}.${place}`),
        )
      : [`${at}: ${our.length} rows, ${(their as unknown[] | undefined)?.length} there`]
  if (typeof our === 'object' && our !== null)
    return Object.entries(our).flatMap(([name, each]) =>
      isNamed(name) && each !== null && !fresh.has(name)
        ? differences(each, (their as Record<string, unknown> | null)?.[name], `${at}.${name}`)
        : [],
    )
  const same =
    typeof our === 'number' ? Math.floor(our) === Math.floor(their as number) : our === their
  return same || Number(our) === Number(their)
    ? []
    : [`${at}: ${String(our)}, ${String(their)} there`]
}

const names = (Object.keys(deviceCalls) as DeviceCallName[]).filter((f) => !isUnknownCall(f))

describe('D-PHPTYPES the answers of a host that types them otherwise', () => {
  // First, as the provider keeps what later calls change of the membership.
  it('R-MEM-002 R-MEM-017 R-MEM-018 a membership is shown, its plans are offered, and a change is described', async () => {
    const { signal } = new AbortController()
    const [our, their] = [
      await fetchMembershipPart.subscription(ours, signal),
      await fetchMembershipPart.subscription(theirs, signal),
    ]
    const { level, status, planName, priceId, subscriptionId, price } = our ?? {}
    expect(their).toMatchObject({ level, status, planName, priceId, subscriptionId, price })
    const prices = async (callApi: CallApi) =>
      (await fetchMembershipPart.options(callApi, signal)).map((option) => option.priceId)
    expect(await prices(theirs)).toEqual(await prices(ours))
    expect(await prices(theirs)).not.toEqual([])
    const change = {
      direction: 'upgrade',
      subscriptionId: String(subscriptionId),
      newPriceId: 'premium_yearly',
    } as const
    const { message } = await previewChange(ours, change, signal)
    expect(await previewChange(theirs, change, signal)).toMatchObject({ message })
  })

  it.each(names)('%s is read as ours is, and no row is left out', async (f) => {
    const [our, their] = [await outcome(ours, f), await outcome(theirs, f)]
    expect(Object.keys(their)).toEqual(Object.keys(our))
    expect(differences(our, their, f)).toEqual([])
    expect(leftOut).toEqual([])
  })

  it.each(Object.keys(deviceCalls).filter(isUnknownCall))(
    '%s is a call it does not know, and a refusal in its own words',
    async (f) => {
      expect(await outcome(theirs, f as DeviceCallName)).toEqual({
        message: `Unknown function ${f}`,
      })
      expect(calls).toHaveProperty([f])
    },
  )

  it('R-AUT-009 R-AUT-064 a login opens the same session, for the same user', async () => {
    const request = { email: account.email, password: account.password, remember: false }
    expect(await signIn(theirs, request)).toMatchObject({
      kind: 'signedIn',
      session: { email: account.email, user: { id: account.userId, tier: 'pro', isAdmin: false } },
    })
    const { memberSinceSec: _, ...user } = await fetchCurrentUser(ours)
    expect(await fetchCurrentUser(theirs)).toMatchObject(user)
  })

  it.each(['coin', 'ido'] as const)(
    'R-WLC-001 D-WLSHAPE the %s lists are all there',
    async (kind) => {
      const f = kind === 'coin' ? 'get_user_watchlists' : 'get_user_ido_watchlists'
      const [our, their] = [
        readLists(kind, await ours(f, {})),
        readLists(kind, await theirs(f, {})),
      ]
      const plain = our?.map(({ name, serverId, isServerDefault, createdAtSec, items }) => ({
        name,
        serverId,
        isServerDefault,
        createdAtSec,
        items: items.map(({ itemId }) => expect.objectContaining({ itemId })),
      }))
      expect(plain).toHaveLength(2)
      expect(their).toMatchObject(plain ?? [])
    },
  )
})
