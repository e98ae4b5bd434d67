// Secrets renewed while the server runs: nobody is signed out by it (S11).
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSessionSecrets } from './session-secrets.ts'
import { createRenewedTokens, type SessionTokens } from './session-tokens.ts'

const daySec = 86_400
const startSec = 1_800_000_000
let folder = ''
let nowSec = startSec
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coinsight-secrets-'))
  nowSec = startSec
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const load = (): string[] => loadSessionSecrets(folder, nowSec)
const startServer = (): Promise<SessionTokens> => createRenewedTokens(load)
const tokenOf = (tokens: SessionTokens): Promise<string> =>
  tokens.sign({
    userId: 'u',
    sessionId: 's',
    issuedAtSec: nowSec,
    expiresAtSec: nowSec + 30 * daySec,
    permissions: [],
    roles: [],
  })
const isRead = async (tokens: SessionTokens, token: string): Promise<boolean> =>
  (await tokens.read(token, nowSec)) !== null
/** As the hourly job does. */
const run = async (tokens: SessionTokens, days: number): Promise<void> => {
  for (let hour = 0; hour < days * 24; hour += 6) {
    nowSec += 6 * 3600
    await tokens.renew?.()
  }
}

it('S11 a server that runs for half a year signs with a secret no older than a month, and a remembered session lives its 30 days', async () => {
  const tokens = await startServer()
  for (let month = 0; month < 6; month += 1) {
    const token = await tokenOf(tokens)
    await run(tokens, 29)
    expect(await isRead(tokens, token)).toBe(true)
    await run(tokens, 2)
    const { created_at: newestAt = 0 } =
      (
        JSON.parse(readFileSync(path.join(folder, 'session-secrets.json'), 'utf8')) as {
          created_at: number
        }[]
      )[0] ?? {}
    expect(nowSec - newestAt).toBeLessThanOrEqual(30 * daySec)
  }
  expect(load().length).toBeLessThanOrEqual(3)
})

it('S11 a restart after 62 days without a renewal keeps a session of a minute ago', async () => {
  const old = await startServer()
  nowSec += 62 * daySec
  const token = await tokenOf(old)
  nowSec += 60
  const restarted = await startServer()
  expect(await isRead(restarted, token)).toBe(true)
  nowSec += 29 * daySec
  await restarted.renew?.()
  expect(await isRead(restarted, token)).toBe(true)
})

it('a secret is dropped once no token of it can live, and the file stays the owner’s alone', async () => {
  const [first = ''] = load()
  nowSec += 31 * daySec
  expect(load()).toContain(first)
  nowSec += 32 * daySec
  expect(load()).not.toContain(first)
  expect(statSync(path.join(folder, 'session-secrets.json')).mode & 0o777).toBe(0o600)
})
