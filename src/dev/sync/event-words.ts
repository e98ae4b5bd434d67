// One event of the timeline in words: keys of locales/<lng>/sync-details.json, and the plain facts
// beside them.
import type { TextKey } from '#i18n/areas.ts'
import type { TimelineEvent } from './timeline.ts'

type What = TimelineEvent['what']
type Key = TextKey<'sync-details'>
type Of<Type extends What['type']> = Extract<What, { type: Type }>

/** `facts` are ids, names of calls and figures, the same in every language. */
export type EventWords = { key: Key; facts: string }

const queueKeys = {
  queued: 'evQueued',
  joined: 'evJoined',
  cancelled: 'evCancelled',
  parked: 'evParked',
  kept: 'evKept',
  acknowledged: 'evAcknowledged',
  reverted: 'evReverted',
  discarded: 'evDiscarded',
  postponed: 'evPostponed',
  unknown: 'evUnknown',
} as const satisfies Record<string, Key>

const answerKeys = {
  success: 'ansSuccess',
  notSent: 'ansNotSent',
  lost: 'ansLost',
  foreign: 'ansLost',
  transient: 'ansTransient',
  failed: 'ansTransient',
  unauthorized: 'ansUnauthorized',
  refused: 'ansRefused',
} as const satisfies Record<Of<'answered'>['outcome'], Key>

const haltKeys = {
  fenced: 'haltFenced',
  unauthorized: 'haltSignIn',
  otherAccount: 'haltSignIn',
  tokenChanged: 'haltSignIn',
  unreachable: 'haltUnreachable',
  foreign: 'haltUnreachable',
  busy: 'haltBusy',
  stopped: 'haltStopped',
} as const satisfies Record<Of<'halted'>['reason'], Key>

const joined = (...parts: (string | number | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ')

const answered = ({ f, outcome, status, tookMs }: Of<'answered'>): EventWords => ({
  key: answerKeys[outcome],
  facts: joined(f, status, `${Math.round(tookMs)} ms`),
})

/** The words of an event. */
export const wordsOf = (what: What): EventWords => {
  switch (what.type) {
    case 'sent':
      return { key: 'evSent', facts: what.f }
    case 'answered':
      return answered(what)
    case 'halted':
      return { key: haltKeys[what.reason], facts: what.reason }
    case 'lockTaken':
      return { key: what.isForced ? 'lockStolen' : 'lockTaken', facts: '' }
    case 'lockBusy':
    case 'lockReleased':
      return { key: what.type, facts: '' }
    case 'drainBegan':
      return { key: 'evDrainBegan', facts: `#${what.epoch}` }
    case 'pulled':
      return { key: 'evPulled', facts: what.kind }
    default:
      return {
        key: queueKeys[what.type],
        facts: joined(`#${what.seq}`, what.operation, 'reason' in what ? what.reason : null),
      }
  }
}
