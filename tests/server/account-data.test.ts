// Taking everything away: the export, and the end of an account. On both engines.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountDataSchema, type AccountData } from '#contract/account/account-data-wire.ts'
import {
  clientIdHeader,
  idempotencyKeyHeader,
  laneHeader,
  laneSequenceHeader,
} from '#contract/headers.ts'
import { queueEmail } from '#server/emails/deliver-emails.ts'
import { subjectOf } from '#server/store/accounts/attempt-queries.ts'
import { linkGoogle } from '#server/store/accounts/google-queries.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { entityFurnishings } from '#tests/fakes/entity-rows.ts'
import { dumpStore, tableNames } from '#tests/fakes/dump-store.ts'
import {
  furnishAccount,
  furnishPaidAccount,
  type FurnishedAccount,
} from '#tests/fakes/furnished-account.ts'
import { serveStore, type FakeServer } from '#tests/fakes/memory-server.ts'
import { localProvider } from '#tests/fakes/paying-server.ts'

const password = 'Correct-horse-9'

/** Where the rows of every table with an owner are found in the export. */
const sectionOf: Record<string, keyof AccountData> = {
  user_emails: 'account',
  user_names: 'account',
  sessions: 'sessions',
  known_devices: 'known_devices',
  seen_browsers: 'seen_browsers',
  notification_settings: 'notification_settings',
  email_tokens: 'pending_links',
  letters: 'letters_on_their_way',
  user_google_subjects: 'google_accounts',
  watchlists: 'watchlists',
  watchlist_items: 'watchlists',
  processed_mutations: 'received_changes',
  lanes: 'device_counters',
  account_usage: 'daily_totals',
  payment_customers: 'payment_customers',
  subscriptions: 'subscriptions',
  plan_previews: 'plan_previews',
  ...Object.fromEntries(entityFurnishings.map(({ table }) => [table, table])),
}

describeOnBothStores('account data', (makePlace) => {
  let place: Place
  let store: Awaited<ReturnType<typeof openStoreAt>>
  let server: FakeServer
  let count = 0
  let nowSec = 1_800_000_000

  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
    const clock = { nowMs: () => nowSec * 1000 }
    server = await serveStore(store, {
      clock,
      ...(await localProvider(clock)),
      environment: { ...place.environment, RATE_LIMITS: 'on', LIMIT_CALLS_PER_MINUTE: '100000' },
    })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  /** An account that has left something in every table there is. */
  const everywhere = async (): Promise<FurnishedAccount> => {
    count += 1
    const made = await furnishPaidAccount(server, `taken${count}`)
    const headers = {
      [idempotencyKeyHeader]: `key-of-taken-${count}`,
      [clientIdHeader]: 'device-1',
      [laneHeader]: 'lane-of-list',
      [laneSequenceHeader]: '1',
    }
    await server.call(
      'add_to_watchlist_v2',
      { listId: made.coinList, coinId: 'ethereum' },
      { token: made.token, headers },
    )
    await server.call('login_user', { email: made.email, password: 'not this one' })
    await server.call(
      'change_password',
      { current_password: 'not this one', new_password: 'Better-horse-10' },
      { token: made.token },
    )
    await server.call('request_email_verification', { email: made.email })
    await server.call('export_my_data', {}, { token: made.token })
    await server.deps.background.settled()
    await queueEmail(store.db, server.deps, {
      user_id: made.userId,
      kind: 'reset',
      language: 'en',
    })
    await linkGoogle(store.db, { subject: `google-of-${made.userId}`, userId: made.userId, nowSec })
    return made
  }
  const exportOf = async (token: string): Promise<AccountData> =>
    (await server.call('export_my_data', {}, { token })).output as AccountData

  it('the export holds something of every table with an owner', async () => {
    const who = await everywhere()
    const data = await exportOf(who.token)
    expect(accountDataSchema.safeParse(data).error).toBeUndefined()
    const rows = await dumpStore(store, who.userId)
    const owned = Object.entries(rows).filter(([table]) => table !== 'users')
    for (const [table, own] of owned) {
      expect([table, own.length > 0, sectionOf[table]]).toEqual([table, true, expect.any(String)])
      const section = data[String(sectionOf[table])]
      expect([table, Array.isArray(section) ? section.length > 0 : section !== undefined]).toEqual([
        table,
        true,
      ])
    }
    expect(data).toMatchObject({
      format: 'coinsight-account-data',
      version: 1,
      exported_at: nowSec,
      account: {
        id: who.userId,
        email: who.email,
        email_verified: false,
        membership_tier: 'pro',
        has_password: true,
      },
      watchlists: [
        { name: 'Coins', coins: [{ id: 'bitcoin' }, { id: 'ethereum' }] },
        { name: 'More coins', coins: [] },
      ],
      ido_watchlists: [{ name: 'Sales', projects: [{ id: 'some-sale' }] }, { name: 'More sales' }],
    })
  })

  it('the export holds no secret and nothing of anybody else', async () => {
    const [who, other] = [await everywhere(), await everywhere()]
    const text = JSON.stringify(await exportOf(who.token))
    const own = await store.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', who.userId)
      .executeTakeFirstOrThrow()
    const tokens = await store.db
      .selectFrom('email_tokens')
      .select('token_hash')
      .where('user_id', '=', who.userId)
      .execute()
    for (const secret of [
      String(own.password_hash),
      password,
      who.token,
      ...tokens.map(({ token_hash }) => token_hash),
      who.verifyToken.split('.')[1] ?? '?',
    ])
      expect(text).not.toContain(secret)
    for (const foreign of [other.userId, other.email, other.coinList])
      expect(text).not.toContain(foreign)
  })

  it('the export is limited to 20 an hour, by the account', async () => {
    const [who, other] = [
      await furnishAccount(server, 'often'),
      await furnishAccount(server, 'seldom'),
    ]
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1)
      statuses.push((await server.call('export_my_data', {}, { token: who.token })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect((await server.call('export_my_data', {}, { token: other.token })).status).toBe(200)
  })

  it('deleting an account leaves nothing of it in any table, and everything of the others', async () => {
    const other = await everywhere()
    const others = await dumpStore(store, other.userId)
    const who = await everywhere()
    const before = await dumpStore(store, who.userId)
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
    const { username } = await store.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', who.userId)
      .executeTakeFirstOrThrow()

    expect(await server.call('delete_account', { password }, { token: who.token })).toMatchObject({
      success: true,
      output: { message: 'Your account and everything stored with it were deleted.' },
    })

    for (const table of await tableNames(store)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(store.db)
      const text = JSON.stringify(rows, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      )
      for (const trace of [who.userId, who.email, username, who.coinList, who.otherSession])
        expect([table, text.includes(trace)]).toEqual([table, false])
    }
    const counted = await store.db.selectFrom('attempts').select('subject').execute()
    const ofAccount = [
      ['login account', who.email],
      ['mail address', who.email],
      ['own password', who.userId],
      ['export', who.userId],
    ] as const
    for (const [kind, of] of ofAccount)
      expect(counted.map(({ subject }) => subject)).not.toContain(subjectOf(kind, of))
    expect(await dumpStore(store, other.userId)).toEqual(others)
  })

  it('after the deletion its sessions are over, and its address and name are free', async () => {
    const who = await everywhere()
    await server.call('delete_account', { password }, { token: who.token })
    expect(await server.call('retrieve_current_user', {}, { token: who.token })).toMatchObject({
      status: 401,
      error: 'AUTH_TOKEN_INVALID',
    })
    expect((await server.call('login_user', { email: who.email, password })).error).toBe(
      'AUTH_CREDENTIALS',
    )
    expect((await server.call('verify_email', { token: who.verifyToken })).error).toBe(
      'AUTH_LINK_INVALID',
    )
    expect(
      await server.call('register_user', { email: who.email, password, username: `taken${count}` }),
    ).toMatchObject({ success: true })
  })

  it('a wrong password deletes nothing, and neither does none', async () => {
    const who = await everywhere()
    const before = await dumpStore(store, who.userId)
    for (const attempt of [{ password: 'not this one' }, {}, { password: '' }]) {
      expect(await server.call('delete_account', attempt, { token: who.token })).toMatchObject({
        status: 200,
        success: false,
        error: 'AUTH_PASSWORD_WRONG',
      })
    }
    expect(
      await server.call('delete_account', { password: 'x'.repeat(10_000) }, { token: who.token }),
    ).toMatchObject({ status: 422 })
    expect(await dumpStore(store, who.userId)).toEqual(before)
  })

  it('an account without a password is deleted after a fresh login only', async () => {
    const who = await everywhere()
    await store.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', who.userId)
      .execute()
    nowSec += 601
    expect(await server.call('delete_account', {}, { token: who.token })).toMatchObject({
      status: 200,
      success: false,
      error: 'AUTH_LOG_IN_AGAIN',
    })
    await store.db
      .updateTable('sessions')
      .set({ created_at: nowSec - 600 })
      .where('user_id', '=', who.userId)
      .execute()
    expect(await server.call('delete_account', {}, { token: who.token })).toMatchObject({
      success: true,
    })
  })
})
