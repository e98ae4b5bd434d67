// The questions of the product, grouped. An id is its anchor, so it never changes.
export const questionGroups = [
  { group: 'ratings', ids: ['score', 'ai', 'unknown', 'provisional', 'verify', 'sponsored'] },
  { group: 'offline', ids: ['offline-works', 'lost', 'twice', 'devices', 'refused', 'install'] },
  { group: 'account', ids: ['account', 'session', 'tracking', 'shared', 'hidden'] },
  {
    group: 'market',
    ids: ['sample', 'source', 'markets', 'totals', 'stable', 'currency', 'letters'],
  },
  { group: 'plans', ids: ['buy', 'paid', 'free-stays'] },
] as const

export type QuestionGroup = (typeof questionGroups)[number]
export type QuestionId = QuestionGroup['ids'][number]
