// What a person is told about this device's storage and what can be done about it, from plain
// facts. One thing at a time: the most pressing first.
import type { StorageHealth } from '#data/storage/queries/storage-health.ts'
import type { TextKey } from '#i18n/areas.ts'

export type NoticeFacts = {
  health: Omit<StorageHealth, 'readRound'>
  isSignedIn: boolean
  isOnline: boolean
  /** Changes the server does not have yet. */
  unsent: number
  /** What was here alone when somebody deleted the data; null where nobody did. */
  lost: Lost | null
  /** Rows that were set aside. */
  damaged: number
}

export type Lost = { changes: number; lists: number }

export type NoticeAction =
  | 'retry'
  | 'reload'
  | 'settings'
  | 'export'
  | 'reset'
  | 'dismiss'
  | 'saveDamaged'
  | 'removeDamaged'
export type Sentence = { key: TextKey<'storage'>; count?: number }
export type StorageNotice = { sentences: Sentence[]; actions: NoticeAction[] }

const memoryKeys = { refused: 'refused', broken: 'broken', full: 'noRoom' } as const

const counted = (key: Sentence['key'], count: number): Sentence[] =>
  count > 0 ? [{ key, count }] : []

const inTab = ({ isSignedIn, isOnline, unsent }: NoticeFacts): Sentence[] => {
  if (!isSignedIn) return [{ key: 'visitorHint' }]
  return [...counted('onlyInTab', unsent), ...(isOnline ? [] : [{ key: 'offlineInTab' } as const])]
}

const inMemory = (facts: NoticeFacts): StorageNotice | null => {
  const { memoryOnly } = facts.health
  if (memoryOnly === null) return null
  if (memoryOnly === 'newer') return { sentences: [{ key: 'newer' }], actions: ['reload'] }
  const exported: NoticeAction[] = facts.unsent > 0 ? ['export'] : []
  return {
    sentences: [{ key: memoryKeys[memoryOnly] }, ...inTab(facts)],
    actions: ['retry', ...exported, ...(memoryOnly === 'broken' ? (['reset'] as const) : [])],
  }
}

const onDevice = ({
  health,
  isSignedIn,
  unsent,
  lost,
  damaged,
}: NoticeFacts): StorageNotice | null => {
  if (health.waitingFor !== null)
    return {
      sentences: [{ key: health.waitingFor === 'otherTabs' ? 'otherTabs' : 'slow' }],
      actions: ['reload'],
    }
  if (health.isFull)
    return {
      sentences: [{ key: 'full' }],
      actions: [
        'retry',
        ...(isSignedIn ? (['settings'] as const) : []),
        ...(unsent > 0 ? (['export'] as const) : []),
      ],
    }
  if (lost)
    return {
      sentences: [
        { key: 'cleared' },
        ...counted('lostChanges', lost.changes),
        ...counted('lostLists', lost.lists),
      ],
      actions: ['dismiss'],
    }
  return damaged > 0
    ? { sentences: [{ key: 'damaged', count: damaged }], actions: ['saveDamaged', 'removeDamaged'] }
    : null
}

/** Null where all is well. */
export const storageNotice = (facts: NoticeFacts): StorageNotice | null =>
  inMemory(facts) ?? onDevice(facts)
