// The first released schema of an account database. Never edited: a change is a new version beside
// it.

export const accountV1 = {
  baseLists: 'listId, [kind+serverId]',
  baseMembers: '[listId+itemId], [kind+itemId]',
  viewLists: 'listId, kind',
  viewMembers: '[listId+itemId], [kind+itemId]',
  outbox: '++seq, lane, [lane+itemId]',
  opLog: '++id',
  history: '++entryId',
  prefs: 'key',
  meta: 'key',
} as const
