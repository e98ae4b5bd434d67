// Hashes of addresses that nobody can try out without the key.
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openKeyedHash } from './keyed-hash.ts'
import { hashSubjectsWith, subjectOf } from './store/accounts/attempt-queries.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coinsight-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const secrets = (...sessionSecrets: string[]) => ({ sessionSecrets, dataDir: folder })
const [one, two] = ['a'.repeat(32), 'b'.repeat(32)] as const

it('the key is kept for the owner alone, and the next start hashes alike; another server’s does not', () => {
  const hash = openKeyedHash(secrets())('10.0.0.1')
  expect(hash).toMatch(/^[\w-]{22}$/)
  expect(openKeyedHash(secrets())('10.0.0.1')).toBe(hash)
  expect(statSync(path.join(folder, 'hash-key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(path.join(folder, 'hash-key'), 'utf8')).not.toContain(hash)
  rmSync(path.join(folder, 'hash-key'))
  expect(openKeyedHash(secrets())('10.0.0.1')).not.toBe(hash)
})

it('servers that share SESSION_SECRETS hash alike, and nothing is written', () => {
  const hash = openKeyedHash(secrets(one, two))('10.0.0.1')
  expect([
    openKeyedHash(secrets(one))('10.0.0.1') === hash,
    openKeyedHash(secrets(two))('10.0.0.1') === hash,
  ]).toEqual([true, false])
  expect(statSync(path.join(folder, 'hash-key'), { throwIfNoEntry: false })).toBeUndefined()
})

it('subjects of attempts are hashed with it, before there is one with a random key, and never without', () => {
  const unkeyed = createHash('sha256').update('login ip\n10.0.0.1').digest('base64url').slice(0, 22)
  const before = subjectOf('login ip', '10.0.0.1')
  hashSubjectsWith(openKeyedHash(secrets(one)))
  const kept = subjectOf('login ip', '10.0.0.1')
  expect(new Set([unkeyed, before, kept]).size).toBe(3)
})
