// The audit log and the names of requests: what an operator can tell afterwards, and what stands in no line.
import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAuditLog } from '#server/audit/audit-log.ts'
import { openLocalPayments } from '#server/gateways/payments/local/local-payments.ts'
import { ensureAdministrator } from '#server/jobs/ensure-administrator.ts'
import { openLogger } from '#server/logging/open-logger.ts'
import {
  createMemoryServer,
  type FakeServerOptions,
  type MemoryServer,
} from '#tests/fakes/memory-server.ts'

type Line = Record<string, unknown>
const password = 'Correct-horse-9'

let server: MemoryServer
let audit: Line[] = []
let lines: Line[] = []
const into = (kept: Line[]) => ({
  write: (line: string) => void kept.push(JSON.parse(line) as Line),
})

const serve = async (options: FakeServerOptions = {}): Promise<MemoryServer> => {
  audit = []
  lines = []
  return createMemoryServer({
    ...options,
    ports: {
      audit: openAuditLog({ auditLog: true }, into(audit)),
      logger: openLogger({ logLevel: 'debug' }, into(lines)),
      ...options.ports,
    },
  })
}
beforeEach(async () => {
  server = await serve()
})
afterEach(() => server.close())

const register = async (name: string): Promise<{ token: string; id: string; email: string }> => {
  const email = `${name}@example.com`
  const { token, user } = (await server.call('register_user', { email, password, username: name }))
    .output as { token: string; user: { id: string } }
  return { token, id: user.id, email }
}
const events = (): unknown[] =>
  audit.map(({ event, account, reason }) =>
    reason === undefined ? [event, account] : [event, account, reason],
  )

describe('the audit log', () => {
  it('S10 names every sign-in, failure, change, revocation, export and deletion, once, with its account', async () => {
    const { token, id, email } = await register('ada')
    await server.call('login_user', { email, password: 'Wrong-horse-9' })
    await server.call('login_user', { email: 'nobody@example.com', password: 'Wrong-horse-9' })
    const other = (await server.call('login_user', { email, password })).output as { token: string }
    await server.call(
      'change_password',
      { current_password: 'Wrong-horse-9', new_password: 'Other-horse-9' },
      { token },
    )
    await server.call('revoke_other_sessions', {}, { token })
    await server.call(
      'change_password',
      { current_password: password, new_password: 'Other-horse-9' },
      { token },
    )
    await server.call('export_my_data', {}, { token })
    await server.call('delete_account', { password: 'wrong' }, { token })
    await server.call('delete_account', { password: 'Other-horse-9' }, { token })
    expect(other.token).toBeTruthy()
    expect(events()).toEqual([
      ['account_made', id],
      ['sign_in_failed', id, 'AUTH_CREDENTIALS'],
      ['sign_in_failed', null, 'AUTH_CREDENTIALS'],
      ['signed_in', id],
      ['password_change_refused', id, 'AUTH_PASSWORD_WRONG'],
      ['other_sessions_revoked', id],
      ['password_changed', id],
      ['data_exported', id],
      ['account_deletion_refused', id, 'AUTH_PASSWORD_WRONG'],
      ['account_deleted', id],
    ])
  })

  it('says when, in which request and from which network, and repeats no address, password or token', async () => {
    const { token, email } = await register('grace')
    const answer = await server.call('login_user', { email, password: 'Wrong-horse-9' })
    const [, failed] = audit
    expect(failed).toMatchObject({
      log: 'audit',
      requestId: answer.headers['x-request-id'],
      network: expect.stringMatching(/^[\w-]{22}$/),
      email: expect.stringMatching(/^[\w-]{22}$/),
    })
    expect(new Date(String(failed?.['time'])).getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(JSON.stringify(audit)).not.toMatch(/example\.com|127\.0\.0\.1|horse/)
    expect(JSON.stringify(audit)).not.toContain(token.slice(0, 40))
  })

  it('a change that is sent again with its key is one event each time it is asked for, a refusal says so', async () => {
    const { token, id } = await register('rita')
    const headers = { 'idempotency-key': 'one-and-the-same-key' }
    await server.call('revoke_session', { id: 'nobody-knows-it' }, { token, headers })
    expect(events()).toEqual([['account_made', id]])
  })

  it('names who was made an administrator, once', async () => {
    await server.close()
    server = await serve({
      environment: { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: password },
    })
    await ensureAdministrator(server.deps)
    await ensureAdministrator(server.deps)
    expect(audit).toMatchObject([{ event: 'administrator_made', account: expect.any(String) }])
  })

  it('names a notice that the payment provider did not sign', async () => {
    await server.close()
    const { payments } = openLocalPayments({ plans: [], nowSec: () => 1_800_000_000, file: null })
    server = await serve({ ports: { payments } })
    const answer = await server.fetch('http://x/stripe_webhook.php', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    })
    expect(answer.status).toBe(400)
    expect(audit).toMatchObject([
      {
        event: 'webhook_refused',
        account: null,
        requestId: answer.headers.get('x-request-id'),
        network: expect.any(String),
      },
    ])
  })

  it('AUDIT_LOG=off writes nothing', async () => {
    const kept: Line[] = []
    openAuditLog({ auditLog: false }, into(kept)).record({ event: 'signed_in', account: 'a' })
    expect(kept).toEqual([])
  })
})

describe('requests', () => {
  it('every answer bears a name of its own, whatever the caller sends along', async () => {
    const answers = [
      await server.fetch('http://x/healthz'),
      await server.fetch('http://x/nowhere'),
      await server.fetch('http://x/client.php', {
        method: 'POST',
        body: '{"f":"get_config"}',
        headers: { 'content-type': 'application/json', 'x-request-id': 'mine' },
      }),
    ]
    const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '')
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(3)
  })

  it('S18 an error line names path, call and request, and neither token nor address', async () => {
    const { token, email } = await register('linus')
    await server.close()
    server = await serve({
      ports: {
        passwords: {
          hash: async () => 'x',
          matches: async () =>
            Promise.reject(
              Object.assign(new Error('broken'), { detail: `Key (email)=(${email})` }),
            ),
        },
      },
    })
    const answer = await server.call('login_user', { email, password }, { token })
    expect(answer.status).toBe(500)
    const failed = lines.filter(({ level }) => level === 50)
    expect(failed).toMatchObject([
      {
        msg: 'a request failed',
        path: '/authentication.php',
        f: 'login_user',
        requestId: answer.headers['x-request-id'],
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/example\.com/)
    expect(JSON.stringify(lines)).not.toContain(token.slice(0, 40))
  })

  it('what a call has written by the way bears the name of its request', async () => {
    await server.close()
    server = await serve({
      ports: {
        mail: {
          send: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNECTION' })),
        },
      },
    })
    const answer = await server.call('register_user', {
      email: 'mary@example.com',
      password,
      username: 'mary',
    })
    await server.deps.background.settled()
    expect(lines.filter(({ msg }) => msg === 'a letter could not be handed over')).toMatchObject([
      { requestId: answer.headers['x-request-id'] },
    ])
  })

  it('S18 a download that the browser breaks off is no error', async () => {
    await server.close()
    server = await serve({
      // What sending a file comes to when its reader goes away before the first byte.
      attach: async (http) =>
        void http.get('/download', async ({ raw }, reply) => {
          await once(raw.socket, 'close')
          const file = new PassThrough().destroy()
          await finished(file)
          return reply.send(file)
        }),
    })
    const port = await server.listen()
    for (const accepted of ['identity', 'gzip']) {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.write(`GET /download HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accepted}\r\n\r\n`)
      await wait(50)
      socket.destroy()
    }
    await expect
      .poll(() => lines.filter(({ msg }) => msg === 'a browser broke an answer off'))
      .toMatchObject([
        { level: 20, path: '/download' },
        { level: 20, path: '/download' },
      ])
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })
})
