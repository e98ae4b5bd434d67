// Hashes of addresses that nobody without the server's own key can try out: four thousand million
// network addresses are few enough to hash them all.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type KeyedHash = (text: string) => string

const keyBytes = 32

/** 22 characters that stand for a text, the same at every server with this key. */
export const createKeyedHash =
  (key: Uint8Array): KeyedHash =>
  (text) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

const read = (file: string): Buffer | null => {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
    return key.length === keyBytes ? key : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Kept in DATA_DIR apart from the database, so that a stolen backup does not hold it. */
const keptKey = (dataDir: string): Buffer => {
  const file = path.join(dataDir, 'hash-key')
  const kept = read(file)
  if (kept !== null) return kept
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const key = randomBytes(keyBytes)
  writeFileSync(file, `${key.toString('base64url')}\n`, { mode: 0o600, flush: true })
  return key
}

/**
 * Of the newest of SESSION_SECRETS where they are set, as several servers share them; else kept in
 * DATA_DIR.
 */
export const openKeyedHash = ({
  sessionSecrets: [newest],
  dataDir,
}: {
  sessionSecrets: readonly string[]
  dataDir: string
}): KeyedHash =>
  createKeyedHash(
    newest === undefined
      ? keptKey(dataDir)
      : Buffer.from(hkdfSync('sha256', newest, '', 'coinsight addresses', keyBytes)),
  )
