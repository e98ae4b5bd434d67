// What stays on the server's own disk beside the database: letters where no mail server is set, the stand-in for payments.
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFileMail } from '#server/gateways/mail/file-mail.ts'
import { openState } from '#server/gateways/payments/local/world/local-file.ts'
import { openLocalPayments } from '#server/gateways/payments/local/local-payments.ts'
import { purgeKeptEmails } from '#server/jobs/purge-kept-emails.ts'
import { plansOfFile } from '#server/gateways/plans/plans-of-file.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

const nowMs = Date.UTC(2026, 10, 23, 12)
const at = (daysAgo: number) => new Date(nowMs - daysAgo * 86_400_000)
const password = 'Correct-horse-9'
let folder = ''
let server: MemoryServer

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'coinsight-left-'))
  server = await createMemoryServer({
    clock: { nowMs: () => nowMs },
    ports: {
      mail: createFileMail(folder, {
        from: 'CoinSight <no-reply@example.com>',
        nowMs: () => nowMs,
      }),
    },
  })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const outbox = (): string[] =>
  readdirSync(path.join(folder, 'outbox')).map((name) =>
    readFileSync(path.join(folder, 'outbox', name), 'utf8'),
  )
const register = async (name: string, email = `${name}@example.com`): Promise<string> => {
  const { output } = await server.call('register_user', { email, password, username: name })
  await server.deps.background.settled()
  return (output as { token: string }).token
}

it('S7 the letters to a deleted account go with it, nobody else’s do', async () => {
  const token = await register('ada', 'Ada@Mail.Example.com')
  await register('dada', 'da@mail.example.com')
  await server.call('forgot_password', { email: 'ada@mail.example.com' })
  await server.deps.background.settled()
  expect(outbox()).toHaveLength(3)
  expect(await server.call('delete_account', { password }, { token })).toMatchObject({
    success: true,
  })
  await server.deps.background.settled()
  expect(outbox()).toEqual([expect.stringContaining('To: da@mail.example.com')])
})

it('S7 letters are kept for a week at most, and what is no letter is left alone', async () => {
  await register('old')
  const [name = ''] = readdirSync(path.join(folder, 'outbox'))
  writeFileSync(path.join(folder, 'outbox', 'notes.txt'), 'the operator’s')
  utimesSync(path.join(folder, 'outbox', 'notes.txt'), at(100), at(100))
  utimesSync(path.join(folder, 'outbox', name), at(6.9), at(6.9))
  await purgeKeptEmails(server.deps)
  expect(outbox()).toHaveLength(2)
  utimesSync(path.join(folder, 'outbox', name), at(7.1), at(7.1))
  await purgeKeptEmails(server.deps)
  expect(outbox()).toEqual(['the operator’s'])
})

it('S7 the stand-in for payments forgets whose customer it was, and keeps what was billed', async () => {
  const file = path.join(folder, 'local-payments.json')
  const { payments, local } = openLocalPayments({
    plans: await plansOfFile().list(),
    nowSec: () => nowMs / 1000,
    file,
  })
  const gone = await payments.createCustomer({ userId: 'user-gone', email: 'gone@example.com' })
  await payments.createCustomer({ userId: 'user-stays', email: 'stays@example.com' })
  await payments.startCheckout({
    customerId: gone,
    priceId: 'pro_monthly',
    successUrl: 'http://localhost/a',
    cancelUrl: 'http://localhost/b',
    language: 'en',
    key: 'user-gone:first',
  })
  await payments.removeCustomer(gone)
  local.keep()
  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(/user-gone|gone@example/)
  expect(text).toMatch(/stays@example/)
  expect(openState(file).state.rows.customer[gone]).toMatchObject({ deleted: true })
})
