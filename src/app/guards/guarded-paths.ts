// Which pages ask who is here, in one table, so that a page cannot forget to (Spec §2).
import { plainPath } from '#domain/page/pages.ts'
import type { TextKey } from '#i18n/areas.ts'
import { isAdminPath } from '../pages.ts'

/** Where the prompt's words stand in the guards' texts. */
export type PromptKey = Extract<TextKey<'guards'>, `prompt${string}`>

export type PathGuard =
  | { kind: 'open' }
  | { kind: 'admin' }
  | { kind: 'user'; prompt: PromptKey | null }

/**
 * Login required; null where a visitor is sent to the login screen instead of prompted
 * (D-GUARDNOPROMPT).
 */
const userPaths: ReadonlyMap<string, PromptKey | null> = new Map([
  ['/compare', 'promptCompare'],
  ['/profile', 'promptProfile'],
  ['/rewards', 'promptRewards'],
  ['/leaderboard', 'promptLeaderboard'],
  ['/watchlist', 'promptWatchlist'],
  ['/top-movers', null],
  ['/newly-listed-coins', null],
  ['/generator', null],
  ['/portfolio-analysis', null],
])

/**
 * The guard of a path, with or without a slash at its end. Everything under /admin is for
 * administrators.
 */
export const guardOf = (pathname: string): PathGuard => {
  if (isAdminPath(pathname)) return { kind: 'admin' }
  const prompt = userPaths.get(plainPath(pathname))
  return prompt === undefined ? { kind: 'open' } : { kind: 'user', prompt }
}
