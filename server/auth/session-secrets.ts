// The secrets that sign sessions: made at the first run, kept in DATA_DIR readable by the owner only, renewed monthly.
import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const daySec = 86_400
const renewAfterSec = 30 * daySec
/** A secret is read for as long as a token signed on its last day lives. */
const keepForSec = renewAfterSec + 31 * daySec

const fileSchema = z.array(z.object({ secret: z.string().min(32), created_at: z.number().int() }))

const readSecrets = (file: string): z.infer<typeof fileSchema> => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return fileSchema.parse(JSON.parse(text))
}

/** The usable secrets, newest first; makes or renews the file when it is time. */
export const loadSessionSecrets = (dataDir: string, nowSec: number): string[] => {
  const file = path.join(dataDir, 'session-secrets.json')
  const kept = readSecrets(file).filter((entry) => entry.created_at > nowSec - keepForSec)
  const isFresh = kept[0] !== undefined && kept[0].created_at > nowSec - renewAfterSec
  if (!isFresh) {
    kept.unshift({ secret: randomBytes(48).toString('base64url'), created_at: nowSec })
    writeFileSync(`${file}.new`, JSON.stringify(kept, null, 2), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
  }
  return kept.map((entry) => entry.secret)
}
