// The words of one queued change: what, where to, how it stands. Keys of locales/<lng>/sync.json,
// with their values.
import type { ChangeFacts, ChangeTrouble, EntityWords, Words } from './words/change-facts.ts'
import { watchlistWords } from './words/watchlists.ts'
import { ledgerEntryWords } from './words/ledger-entries.ts'

export type StateKey =
  | 'stateWaiting'
  | 'stateSending'
  | 'stateChecking'
  | 'stateStopped'
  | 'stateRefused'
  | 'triedOnce'
  | 'triedTimes'
export type TroubleKey =
  | 'reasonOffline'
  | 'reasonTimeout'
  | 'reasonServer'
  | 'reasonBusy'
  | 'reasonSession'

const entityWords: readonly EntityWords[] = [watchlistWords, ledgerEntryWords]

/** What is said of the changes of a kind. */
export const wordsOf = (kind: string): EntityWords =>
  entityWords.find(({ kinds }) => kinds.includes(kind)) ?? watchlistWords

const troubleKeys = {
  offline: 'reasonOffline',
  timeout: 'reasonTimeout',
  server: 'reasonServer',
  busy: 'reasonBusy',
  session: 'reasonSession',
} as const satisfies Record<ChangeTrouble, TroubleKey>

const attemptWords = (attempts: number): Words<StateKey> =>
  attempts === 1 ? { key: 'triedOnce' } : { key: 'triedTimes', values: { count: attempts } }

const stateWords = ({ state, attempts }: ChangeFacts): Words<StateKey>[] => {
  if (state === 'inflight') return [{ key: 'stateSending' }]
  if (state === 'ambiguous') return [{ key: 'stateChecking' }]
  if (state === 'refusedKept') return [{ key: 'stateRefused' }]
  const tries = attempts > 0 ? [attemptWords(attempts)] : []
  if (state === 'parked') return [{ key: 'stateStopped' }, ...tries]
  return tries.length > 0 ? tries : [{ key: 'stateWaiting' }]
}

/** How the change stands, in one to three short parts shown with a dot between them. */
export const progressOf = (facts: ChangeFacts): Words<StateKey | TroubleKey>[] => {
  const isTroubled =
    facts.trouble !== null && (facts.state === 'queued' || facts.state === 'parked')
  return [
    ...stateWords(facts),
    ...(isTroubled && facts.trouble !== null ? [{ key: troubleKeys[facts.trouble] }] : []),
  ]
}
