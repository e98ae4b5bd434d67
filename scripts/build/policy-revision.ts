// A precached page keeps the security headers it was cached with, so a change of them is a new revision of it.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const policySource = 'server/http/security-headers.ts'
/** Settings that change the policy: a build for other ones is another page. */
const policySettings = ['CAPTCHA', 'MARKET_SOURCE', 'FLAG_SERVICE_URL'] as const

type Entry = { url: string; revision: string | null; size: number }

/** Mixes the server's header policy into the revision of index.html. */
export const withPolicyInRevision = (
  entries: Entry[],
): { manifest: Entry[]; warnings: string[] } => {
  const policy = existsSync(policySource) ? readFileSync(policySource) : ''
  const settings = policySettings.map((name) => process.env[name] ?? '').join('\n')
  const mix = (revision: string): string =>
    createHash('sha256').update(revision).update(policy).update(settings).digest('hex').slice(0, 32)
  const manifest = entries.map((entry) =>
    entry.url === 'index.html' && entry.revision !== null
      ? { ...entry, revision: mix(entry.revision) }
      : entry,
  )
  return {
    manifest,
    warnings: existsSync(policySource)
      ? []
      : [`${policySource} is not there: the page's revision says nothing of its headers`],
  }
}
