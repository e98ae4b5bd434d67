// Generated bodies against the endpoints: whatever is sent, the answer is an envelope, and never a fault of the server.
// SEED and BODIES repeat a run; PostgreSQL, which waits for the disk, gets a quarter of the bodies.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { envelopeSchema, type Envelope } from '#contract/envelope.ts'
import { errorCodes } from '#contract/error-codes.ts'
import { boundedSlots, createPasswordHasher } from '#server/auth/password/password-hasher.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { systemClock } from '#server/clock.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { furnishPaidAccount, type FurnishedAccount } from '#tests/fakes/furnished-account.ts'
import { createMemoryServer, serveStore, type FakeServer } from '#tests/fakes/memory-server.ts'
import { localProvider } from '#tests/fakes/paying-server.ts'
import { fuzzRequest, type FuzzRequest, type Sender } from './fuzz/request-arbitrary.ts'

const isLong = process.env['TEST_LONG'] === '1'
const allBodies = Number(process.env['BODIES'] ?? (isLong ? 50_000 : 2000))
const seed = Number(process.env['SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_261_122))
/** Sent at once: races count too. */
const wave = 10
const leastShareServed = 0.03

type Answer = { status: number; envelope: Envelope }

/** What is wrong with an answer, or null. */
const faultOf = ({ f }: FuzzRequest, { status, envelope }: Answer): string | null => {
  if (status >= 500) return `status ${status}`
  const parsed = envelopeSchema.safeParse(envelope)
  if (!parsed.success) return 'no envelope'
  const { success, output, error, errormsg } = envelope
  if (success) {
    if (error !== null || errormsg !== null) return 'a success that names an error'
    return f !== null && !calls[f].output.safeParse(output).success
      ? 'an output that the contract does not know'
      : null
  }
  if (output !== null || typeof errormsg !== 'string' || errormsg.trim() === '')
    return 'a refusal without its sentence'
  return errorCodes[error as keyof typeof errorCodes] === status
    ? null
    : `the code ${error} with the status ${status}`
}

describeOnBothStores('generated bodies', (makePlace) => {
  let place: Place
  let server: FakeServer
  let [owner, other]: FurnishedAccount[] = []
  let made = 0
  const counts = new Map<string, number>()

  const account = (): Promise<FurnishedAccount> => {
    made += 1
    return furnishPaidAccount(server, `person${made}`)
  }
  beforeAll(async () => {
    place = await makePlace()
    const market = createMarket({ source: sampleMarketSource(systemClock), clock: systemClock })
    await market.refresh()
    const inSlot = boundedSlots(2, 32)
    const passwords = {
      hash: (text: string) => inSlot(async () => `plain:${text}`),
      matches: (text: string, stored: string | null) =>
        inSlot(async () => stored === `plain:${text}`),
    }
    const provider = await localProvider(systemClock)
    const options = {
      environment: place.environment,
      market,
      attach: provider.attach,
      ports: { passwords, ...provider.ports },
    }
    // Where a file would be written, memory does as well, and faster.
    server =
      'DATABASE_URL' in place.environment
        ? await serveStore(await openStoreAt(place), options)
        : await createMemoryServer(options)
    owner = await account()
    other = await account()
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const tokenOf = (sender: Sender): string | undefined =>
    ({
      owner: owner?.token,
      other: other?.token,
      nobody: undefined,
      forged: `${owner?.token.slice(0, -6)}aaaaaa`,
    })[sender]

  const send = async ({ path, body, sender, headers }: FuzzRequest): Promise<Answer> => {
    const token = tokenOf(sender)
    const { rows, ...ids } = owner ?? {}
    const values: Record<string, string | undefined> = {
      ...rows,
      ...ids,
      name: owner?.email.split('@')[0],
    }
    const text = body.replaceAll(/«(\w+)»/g, (_, key: string) => values[key] ?? '')
    const response = await server.fetch(`http://x${path}`, {
      method: 'POST',
      body: text,
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    })
    return { status: response.status, envelope: (await response.json()) as Envelope }
  }

  const isGone = async (token = ''): Promise<boolean> =>
    (await server.call('retrieve_current_user', {}, { token })).status === 401
  /** Whoever logged out, deleted the account or forgot the password is followed by somebody new. */
  const replaceGone = async (): Promise<void> => {
    if (await isGone(owner?.token)) owner = await account()
    if (await isGone(other?.token)) other = await account()
  }

  const count = (kind: string): void => void counts.set(kind, (counts.get(kind) ?? 0) + 1)

  it(
    'R-API-001 R-API-005 R-API-006 R-API-007 R-API-008 none of many is a fault of the server, each answer is an envelope, and some are served',
    { timeout: isLong ? 3_600_000 : 120_000 },
    async () => {
      const bodies = 'DATABASE_URL' in place.environment ? allBodies / 4 : allBodies
      await fc.assert(
        fc.asyncProperty(
          fc.array(fuzzRequest, { minLength: wave, maxLength: wave }),
          async (requests) => {
            const answers = await Promise.all(requests.map(send))
            for (const [index, request] of requests.entries()) {
              const answer = answers[index] as Answer
              const fault = faultOf(request, answer)
              if (fault !== null)
                throw new Error(
                  `${fault}\n${JSON.stringify(request)}\n${JSON.stringify(answer).slice(0, 1000)}`,
                )
              count(answer.envelope.success ? 'served' : String(answer.status))
            }
            await replaceGone()
          },
        ),
        { numRuns: bodies / wave, seed, endOnFailure: true },
      )
      if (isLong) console.info(`seed ${seed}, ${bodies} bodies:`, Object.fromEntries(counts))
      expect((counts.get('served') ?? 0) / bodies).toBeGreaterThan(leastShareServed)
    },
  )
})

it('more logins at once than the password queue holds are told to come again, the others are answered', async () => {
  const server = await createMemoryServer({ ports: { passwords: createPasswordHasher() } })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      server.call('login_user', { email: `who${n}@example.com`, password: 'a guess' }),
    ),
  )
  const byOutcome = Map.groupBy(answers, ({ status, error }) => `${status} ${error}`)
  expect([...byOutcome.keys()].toSorted()).toEqual(['200 AUTH_CREDENTIALS', '429 AUTH_BUSY'])
  expect(byOutcome.get('200 AUTH_CREDENTIALS')?.length).toBeGreaterThanOrEqual(34)
  expect(byOutcome.get('429 AUTH_BUSY')?.[0]?.headers['retry-after']).toBe('2')
  await server.close()
})
