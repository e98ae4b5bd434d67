// The secrets that sign sessions: made at the first run, kept in DATA_DIR readable by the owner
// only, renewed monthly while the server runs.
import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const daySec = 86_400
const renewAfterSec = 30 * daySec
/** A secret that was replaced is read for as long as a token signed on its last day lives. */
const keepReplacedForSec = 31 * daySec

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

/**
 * The usable secrets, newest first; makes or renews the file when it is time. To be asked again and
 * again: what counts for an older secret is when the next one was made, as it has signed until
 * then.
 */
export const loadSessionSecrets = (dataDir: string, nowSec: number): string[] => {
  const file = path.join(dataDir, 'session-secrets.json')
  const known = readSecrets(file).toSorted((a, b) => b.created_at - a.created_at)
  const kept = known.filter(
    (_, at) => at === 0 || (known[at - 1]?.created_at ?? 0) > nowSec - keepReplacedForSec,
  )
  const isFresh = kept[0] !== undefined && kept[0].created_at > nowSec - renewAfterSec
  if (!isFresh) {
    kept.unshift({ secret: randomBytes(48).toString('base64url'), created_at: nowSec })
    writeFileSync(`${file}.new`, JSON.stringify(kept, null, 2), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
  }
  return kept.map((entry) => entry.secret)
}
