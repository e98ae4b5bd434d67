// Letters: what they say, that a failing mail server loses neither registration nor letter, and that links are kept as hashes.
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSmtpMail } from '#server/gateways/mail/smtp-mail.ts'
import type { Mail } from '#server/gateways/mail/mail-port.ts'
import { deliverDueEmails, waitAfter } from '#server/emails/deliver-emails.ts'
import { languages } from '#server/texts/languages.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import {
  createMemoryServer,
  serveStore,
  type FakeServer,
  type FakeServerOptions,
} from '#tests/fakes/memory-server.ts'
import { startSmtpServer, type SmtpServer } from '#tests/fakes/smtp-server.ts'

const password = 'Correct-horse-9'
const tokenIn = ({ text }: Pick<Mail, 'text'>): string =>
  decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '')

describe('what letters say', () => {
  let server: FakeServer
  beforeAll(async () => {
    server = await createMemoryServer({ environment: { APP_ORIGIN: 'https://app.example.com' } })
  })
  afterAll(() => server.close())

  const letterIn = async (
    language: string,
    f: 'register_user' | 'forgot_password',
  ): Promise<Mail> => {
    const email = `${language}@example.com`
    const headers = { 'accept-language': language }
    if (f === 'register_user')
      await server.call(f, { email, password, username: `in-${language}` }, { headers })
    else await server.call(f, { email }, { headers })
    await server.deps.background.settled()
    return server.outbox.at(-1) as Mail
  }

  it.each(languages.map(({ code }) => code))(
    'D-VERIFY %s: subject, readable text with the link on a line of its own, and HTML in its direction',
    async (code) => {
      const letter = await letterIn(code, 'register_user')
      expect(letter).toMatchObject({ language: code, to: `${code}@example.com` })
      const lines = letter.text.split('\n')
      expect(
        lines.filter((line) => line.startsWith('https://app.example.com/verify-email?token=')),
      ).toHaveLength(1)
      expect(letter.text).toContain(`in-${code}`)
      expect(letter.text).not.toMatch(/<|\{\{|undefined/)
      expect(letter.html).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(
        letter.html.match(/href="https:\/\/app\.example\.com\/verify-email\?token=[^"]+"/g),
      ).toHaveLength(2)
      expect(letter.html).not.toMatch(/\{\{|undefined|<script|<img|src=/)
      const reset = await letterIn(code, 'forgot_password')
      expect(reset.subject).not.toBe(letter.subject)
      expect(reset.text).not.toContain('http')
      expect(reset.html).not.toContain('http')
    },
  )

  it('no two languages say the same', () => {
    const own = server.outbox.filter(({ text }) => text.includes('http'))
    expect(new Set(own.map(({ text }) => text.split('\n')[2])).size).toBe(languages.length)
  })

  it('R-AUT-051 R-AUT-026 D-RESETPAGE forgot_password answers alike for every address, and says in the letter that it is coming soon', async () => {
    const known = await server.call('forgot_password', { email: 'en@example.com' })
    const unknown = await server.call('forgot_password', { email: 'nobody@example.com' })
    expect(known).toMatchObject({
      status: 200,
      success: true,
      output: { message: 'If the address is known, a password reset email has been sent.' },
    })
    expect([unknown.status, unknown.output]).toEqual([known.status, known.output])
    await server.deps.background.settled()
    expect(server.outbox.filter(({ to }) => to === 'nobody@example.com')).toEqual([])
    expect(server.outbox.at(-1)).toMatchObject({
      to: 'en@example.com',
      text: expect.stringMatching(/coming soon/),
    })
  })
})

describeOnBothStores('a mail server that fails', (makePlace) => {
  let place: Place
  let store: Awaited<ReturnType<typeof openStoreAt>>
  let server: FakeServer
  let nowSec = 1_800_000_000
  let count = 0
  let sent: Mail[] = []
  let failure: object | null = null

  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
  })
  const serve = (options: FakeServerOptions = {}): Promise<FakeServer> =>
    serveStore(store, {
      ...options,
      clock: { nowMs: () => nowSec * 1000 },
      environment: { ...place.environment, ...options.environment },
      ports: {
        mail: {
          send: async (mail) => {
            if (failure !== null) throw Object.assign(new Error(`refused for ${mail.to}`), failure)
            sent.push(mail)
          },
        },
        ...options.ports,
      },
    })
  beforeEach(async () => {
    await store.db.deleteFrom('letters').execute()
    sent = []
    failure = null
    server = await serve()
  })
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  const register = async () => {
    count += 1
    const who = { email: `letter${count}@example.com`, password, username: `letter${count}` }
    const answer = await server.call('register_user', who)
    await server.deps.background.settled()
    return { who, answer }
  }
  const waiting = () => store.db.selectFrom('letters').selectAll().execute()
  const after = async (seconds: number, by: FakeServer = server): Promise<void> => {
    nowSec += seconds
    await deliverDueEmails(by.deps)
  }

  it('loses neither the registration nor the letter: it is tried again, ever more patiently, and its link works', async () => {
    failure = { code: 'ECONNECTION' }
    const { who, answer } = await register()
    expect(answer).toMatchObject({ success: true, output: { token: expect.any(String) } })
    expect(await waiting()).toMatchObject([{ kind: 'verify', attempts: 1, next_at: nowSec + 30 }])
    await after(10)
    expect(await waiting()).toMatchObject([{ attempts: 1 }])
    await after(20)
    expect(await waiting()).toMatchObject([{ attempts: 2, next_at: nowSec + 60 }])
    failure = null
    await after(61)
    expect(sent).toMatchObject([{ to: who.email }])
    expect(await waiting()).toEqual([])
    expect(await server.call('verify_email', { token: tokenIn(sent[0] as Mail) })).toMatchObject({
      success: true,
    })
    expect([1, 2, 3, 20].map(waitAfter)).toEqual([30, 60, 120, 3600])
  })

  it('is outlived by a server that starts again, and by one that died in the middle', async () => {
    failure = { code: 'ETIMEDOUT' }
    await register()
    failure = null
    await after(60, await serve())
    expect(sent).toHaveLength(1)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const hanging = await serve({ ports: { mail: { send: () => held } } })
    await hanging.call('register_user', { email: 'dies@example.com', password, username: 'dies' })
    await expect.poll(waiting).toMatchObject([{ attempts: 1, next_at: nowSec + 300 }])
    await after(299)
    expect(sent).toHaveLength(1)
    await after(2)
    expect(sent.at(-1)).toMatchObject({ to: 'dies@example.com' })
    release()
    await hanging.deps.background.settled()
  })

  it('two servers that look at once send one letter', async () => {
    failure = { code: 'ECONNECTION' }
    await register()
    failure = null
    nowSec += 60
    const other = await serve()
    await Promise.all([
      deliverDueEmails(server.deps),
      deliverDueEmails(other.deps),
      deliverDueEmails(server.deps),
    ])
    expect(sent).toHaveLength(1)
  })

  it('an address it will never take is given up, and so is a letter of three days', async () => {
    failure = { code: 'EENVELOPE', responseCode: 550 }
    await register()
    expect(await waiting()).toEqual([])
    failure = { code: 'EENVELOPE', responseCode: 451 }
    await register()
    expect(await waiting()).toHaveLength(1)
    await after(3 * 86_400)
    expect(await waiting()).toEqual([])
    expect(sent).toEqual([])
  })

  it('what is no longer wanted is not sent: the address was verified, or the account banned', async () => {
    failure = { code: 'ECONNECTION' }
    const { answer } = await register()
    const { user } = answer.output as { user: { id: string } }
    await store.db
      .updateTable('users')
      .set({ email_verified: 1 })
      .where('id', '=', user.id)
      .execute()
    failure = null
    await after(60)
    expect([await waiting(), sent]).toEqual([[], []])
  })

  it('keeps no link, address or secret: the row says only what to write to whom', async () => {
    failure = { code: 'ECONNECTION' }
    await register()
    const [row] = await waiting()
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'attempts',
      'created_at',
      'detail',
      'id',
      'kind',
      'language',
      'next_at',
      'user_id',
    ])
    expect(JSON.stringify(row)).not.toContain('@')
  })
})

describe('SMTP', () => {
  let smtp: SmtpServer
  let logged: string[]
  let server: FakeServer
  beforeEach(async () => {
    smtp = await startSmtpServer()
    logged = []
    const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
    server = await createMemoryServer({
      ports: { mail: createSmtpMail(smtp.url, 'CoinSight <no-reply@example.com>'), logger },
    })
  })
  afterEach(async () => {
    await server.close()
    await smtp.close()
  })
  const register = async (): Promise<void> => {
    await server.call('register_user', {
      email: 'secret@example.com',
      password,
      username: 'secretname',
    })
    await server.deps.background.settled()
  }
  const waiting = () => server.deps.store.db.selectFrom('letters').selectAll().execute()

  it('carries the letter as text and HTML, in its language, marked as written by no person', async () => {
    await register()
    const [letter = ''] = smtp.letters
    expect(letter).toMatch(/^From: CoinSight <no-reply@example\.com>\r\nTo: secret@example\.com/m)
    expect(letter).toMatch(/Content-Language: en/)
    expect(letter).toMatch(/Auto-Submitted: auto-generated/)
    expect(letter).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/)
    expect(await waiting()).toEqual([])
  })

  it.each([
    ['later', 1],
    ['silent', 1],
    ['never', 0],
  ] as const)(
    'a server that says "%s" leaves %i letter waiting, and no address in the log',
    async (mood, left) => {
      smtp.setMood(mood)
      await register()
      expect(await waiting()).toHaveLength(left)
      expect(logged.join('')).toContain('a letter could not be handed over')
      expect(logged.join('')).not.toMatch(/secret|token=/)
    },
  )
})
