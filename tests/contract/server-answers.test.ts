// Every f answers in the envelope, in the shape of its contract row, and refuses a wrong field by name, storing nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { calls, type CallName } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'
import { systemClock } from '#server/clock.ts'
import { languages } from '#server/texts/languages.ts'
import { dumpStore } from '#tests/fakes/dump-store.ts'
import { furnishPaidAccount, type FurnishedAccount } from '#tests/fakes/furnished-account.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'
import { localProvider } from '#tests/fakes/paying-server.ts'
import { samplePayloads } from '#tests/fakes/sample-payloads.ts'

const names = Object.keys(calls) as CallName[]
const rowOf = (f: CallName): Call => calls[f]
const fieldsOf = (f: CallName): string[] => {
  const { payload } = rowOf(f)
  return payload instanceof z.ZodMiniObject ? Object.keys(payload.shape) : []
}

/**
 * Where a reading makes something else of a value: the contract reads leniently, for other hosts; what our own server
 * writes is the strict form, which no reading changes or completes (D-PHPTYPES).
 */
const changesOf = (written: unknown, read: unknown, at = 'output'): string[] => {
  if (Object.is(written, read)) return []
  if (typeof written !== 'object' || typeof read !== 'object' || !written || !read)
    return [`${at}: ${JSON.stringify(written)} is read as ${JSON.stringify(read)}`]
  const fieldNames = new Set([...Object.keys(written), ...Object.keys(read)])
  return [...fieldNames].flatMap((name) =>
    changesOf(Reflect.get(written, name), Reflect.get(read, name), `${at}.${name}`),
  )
}

/** What a success or a refusal must look like beyond the envelope's four fields. */
const problemsOf = (
  f: CallName,
  status: number,
  { success, output, error, errormsg }: Envelope,
): string[] => {
  if (!success)
    return [
      ...(errorCodes[error as ErrorCode] === status ? [] : [`${error} came with ${status}`]),
      ...(errormsg?.trim() ? [] : ['no errormsg']),
    ]
  const read = rowOf(f).output.safeParse(output)
  const issues = read.error?.issues ?? []
  return [
    ...(status === 200 && error === null && errormsg === null ? [] : ['not a plain success']),
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...(read.success ? changesOf(output, read.data) : []),
  ]
}

describe.each(['on', 'off'] as const)('the contract, extensions %s', (extensions) => {
  let server: MemoryServer
  let account: FurnishedAccount
  let furnished: Uint8Array

  beforeAll(async () => {
    server = await createMemoryServer({
      extensions: extensions === 'on',
      ...(await localProvider(systemClock)),
    })
    account = await furnishPaidAccount(server, 'ada')
    furnished = server.snapshot()
  })
  beforeEach(() => server.restore(furnished))
  afterAll(() => server.close())

  const call = (f: CallName, payload: unknown) =>
    server.call(f, payload as never, { token: account.token })

  describe.each(names)('%s', (f) => {
    it('answers in the envelope and in its own shape', async () => {
      const { status, headers, ...envelope } = await call(f, samplePayloads[f](account))
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(Object.keys(envelope)).toEqual(
        expect.arrayContaining(['success', 'output', 'error', 'errormsg']),
      )
      expect(problemsOf(f, status, envelope)).toEqual([])
    })
  })

  it.each(names.flatMap((f) => fieldsOf(f).map((field) => [f, field] as const)))(
    '%s with a wrong %s answers 422, names it and stores nothing',
    async (f, field) => {
      const before = await dumpStore(server.deps.store)
      const answer = await call(f, { ...samplePayloads[f](account), [field]: { planted: true } })
      expect(answer).toMatchObject({
        status: 422,
        success: false,
        output: null,
        error: 'REQUEST_INVALID',
        fields: [expect.stringContaining(field)],
      })
      expect(answer.errormsg).toContain(field)
      expect(await dumpStore(server.deps.store)).toEqual(before)
    },
  )
})

describe('what is no call', () => {
  let server: MemoryServer
  beforeAll(async () => {
    server = await createMemoryServer()
  })
  afterAll(() => server.close())

  const json = { 'content-type': 'application/json' }
  const post = async (path: string, body: string, headers: Record<string, string> = json) => {
    const response = await server.fetch(`http://x${path}`, { method: 'POST', headers, body })
    return {
      status: response.status,
      ...((await response.json()) as {
        success: boolean
        error: string
        errormsg: string
        fields?: string[]
      }),
    }
  }

  it.each([
    ['an unknown f', '/client.php', '{"f":"no_such_call"}', 404, 'REQUEST_UNKNOWN_CALL'],
    ['an f of another path', '/client.php', '{"f":"login_user"}', 404, 'REQUEST_UNKNOWN_CALL'],
    ['an f of Object.prototype', '/client.php', '{"f":"constructor"}', 404, 'REQUEST_UNKNOWN_CALL'],
    ['no f', '/client.php', '{}', 422, 'REQUEST_INVALID'],
    ['an array', '/client.php', '[]', 422, 'REQUEST_INVALID'],
    ['a number', '/client.php', '7', 422, 'REQUEST_INVALID'],
    ['broken JSON', '/client.php', '{"f":', 400, 'REQUEST_MALFORMED'],
    ['an empty body', '/client.php', '', 400, 'REQUEST_MALFORMED'],
    [
      'a poisoned prototype',
      '/client.php',
      '{"f":"get_config","__proto__":{"a":1}}',
      400,
      'REQUEST_MALFORMED',
    ],
    [
      '65 KiB',
      '/client.php',
      JSON.stringify({ f: 'get_config', fill: 'x'.repeat(65 * 1024) }),
      413,
      'REQUEST_TOO_LARGE',
    ],
    ['an unknown path', '/elsewhere.php', '{"f":"get_config"}', 404, 'REQUEST_NOT_FOUND'],
  ])('%s', async (...[, path, body, status, error]) => {
    expect(await post(path, body)).toMatchObject({ status, success: false, output: null, error })
  })

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['text/html'],
  ])('%s answers 415', async (type) => {
    expect(await post('/client.php', '{"f":"get_config"}', { 'content-type': type })).toMatchObject(
      { status: 415, error: 'REQUEST_NOT_JSON' },
    )
  })

  it('GET on an endpoint answers 404 in the envelope', async () => {
    const response = await server.fetch('http://x/client.php', { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, error: 'REQUEST_NOT_FOUND' })
  })

  it('errormsg follows Accept-Language in all 12 languages, exactly or by its first part', async () => {
    const sentences = new Set<string>()
    for (const { code } of languages) {
      const { errormsg } = await server.call(
        'login_user',
        { email: 'a@example.com', password: 'wrong one' },
        { headers: { 'accept-language': code } },
      )
      sentences.add(String(errormsg))
      expect(
        (
          await server.call(
            'login_user',
            { email: 'a@example.com', password: 'wrong one' },
            { headers: { 'accept-language': `xx;q=0.9,${code}-ZZ;q=0.8`.toLowerCase() } },
          )
        ).errormsg,
      ).toMatch(/\S/)
    }
    // es and es-AR may say this one alike.
    expect(sentences.size).toBeGreaterThanOrEqual(11)
    expect(
      (
        await server.call(
          'login_user',
          { email: 'a@example.com', password: 'wrong one' },
          { headers: { 'accept-language': 'fr' } },
        )
      ).errormsg,
    ).toBe('Invalid email or password')
  })
})
