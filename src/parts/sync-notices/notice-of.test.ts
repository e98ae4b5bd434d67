import { describe, expect, it } from 'vitest'
import type { SyncEvent } from '#sync/sync-event.ts'
import { noticeOf } from './notice-of.ts'

type Refused = Extract<SyncEvent, { type: 'deleteRefused' }>
const refused = (changed: Partial<Refused>): Refused => ({
  type: 'deleteRefused',
  kind: 'coin',
  listId: 'l',
  name: 'Yield',
  code: null,
  serverMessage: null,
  isThrown: false,
  ...changed,
})

describe('a refused delete', () => {
  it('R-WLC-027 shows the message of the server alone', () => {
    expect(noticeOf(refused({ serverMessage: 'List is shared' }))).toMatchObject({
      isDestructive: true,
      title: { key: 'errorTitle' },
      description: { words: 'List is shared' },
    })
  })
  it('D-WLDELETETEXT gives a thrown message as the reason', () => {
    expect(noticeOf(refused({ serverMessage: 'Too large', isThrown: true }))?.description).toEqual({
      area: 'watchlists',
      key: 'deleteFailedReason',
      values: { reason: 'Too large' },
    })
  })
  it('D-WLDELETETEXT asks to try again where there is no message', () => {
    expect(noticeOf(refused({}))?.description).toEqual({ area: 'watchlists', key: 'deleteFailed' })
    expect(noticeOf(refused({ isThrown: true }))?.description).toEqual({
      area: 'watchlists',
      key: 'deleteFailed',
    })
  })
})

describe('a confirmed delete', () => {
  it('R-WLC-028 shows the text the server returned under Success, and nothing without a text', () => {
    const confirmed = { type: 'deleteConfirmed', kind: 'coin', listId: 'l', name: 'Yield' } as const
    expect(noticeOf({ ...confirmed, text: 'Gone' })).toMatchObject({
      isDestructive: false,
      title: { key: 'successTitle' },
      description: { words: 'Gone' },
    })
    expect(noticeOf({ ...confirmed, text: null })).toBeNull()
  })
})

const failed = (
  kind: 'coin' | 'ido',
  reason: 'format' | 'refused' | 'exception',
  serverMessage: string | null = null,
) => noticeOf({ type: 'loadFailed', kind, reason, serverMessage })

describe('a failed load', () => {
  it.each([
    ['R-WLC-031', 'coin', 'format', 'loadFormat'],
    ['R-WLC-032', 'coin', 'refused', 'loadRefused'],
    ['R-WLC-033', 'coin', 'exception', 'loadFailed'],
    ['R-WLI-014', 'ido', 'format', 'saleLoadFormat'],
    ['R-WLI-014', 'ido', 'refused', 'saleLoadRefused'],
    ['R-WLI-014', 'ido', 'exception', 'saleLoadFailed'],
  ] as const)('%s says why %s lists could not be loaded: %s', (_id, kind, reason, key) => {
    expect(failed(kind, reason)).toMatchObject({
      isDestructive: true,
      title: { area: 'watchlists', key },
    })
  })
  it('R-WLC-032 prefers the message of the server for a refusal only', () => {
    expect(failed('coin', 'refused', 'Plan expired')?.title).toEqual({ words: 'Plan expired' })
    expect(failed('coin', 'exception', 'Plan expired')?.title).toMatchObject({ key: 'loadFailed' })
  })
  it('D-WLLOADFAIL offers the saved copy of that kind', () => {
    expect(failed('ido', 'refused')?.action).toEqual({ type: 'savedCopy', kind: 'ido' })
  })
})

describe('other outcomes', () => {
  it('R-WLI-009 says that a refused edit of an IDO list was reverted', () => {
    expect(
      noticeOf({ type: 'editReverted', kind: 'ido', listId: 'l', code: null, serverMessage: null }),
    ).toMatchObject({
      title: { key: 'updateFailed' },
      description: { area: 'sync', key: 'editReverted' },
    })
  })
  it('leads from a stuck creation to the queue', () => {
    expect(
      noticeOf({
        type: 'createParked',
        kind: 'coin',
        listId: 'l',
        name: 'Yield',
        code: null,
        serverMessage: null,
      }),
    ).toMatchObject({
      title: { key: 'createStopped', values: { name: 'Yield' } },
      action: { type: 'review' },
    })
  })
  it('leaves the end of a session to the sync panel', () => {
    expect(noticeOf({ type: 'needsSignIn', account: '1' })).toBeNull()
  })
})

describe('D1 a value that another device wrote over', () => {
  const overtaken = {
    type: 'editOvertaken',
    editId: 7,
    kind: 'coin',
    listId: 'l',
    listName: 'Core',
  } as const
  const action = { type: 'putBack', editId: 7 }

  it('is named with what stands there now, and comes back at one press', () => {
    expect(noticeOf({ ...overtaken, field: 'name', mine: 'Mine', theirs: 'Theirs' })).toEqual({
      isDestructive: false,
      title: { area: 'activity', key: 'nameOvertaken', values: { mine: 'Mine', theirs: 'Theirs' } },
      description: null,
      action,
    })
    expect(noticeOf({ ...overtaken, field: 'iconId', mine: 1, theirs: 2 })).toMatchObject({
      title: { key: 'iconOvertaken', values: { list: 'Core' } },
      description: null,
      action,
    })
  })

  it('of a description is quoted, where there was one', () => {
    expect(
      noticeOf({ ...overtaken, field: 'description', mine: 'Long', theirs: '' }),
    ).toMatchObject({
      title: { key: 'descriptionOvertaken' },
      description: { area: 'activity', key: 'yours', values: { mine: 'Long' } },
      action,
    })
    expect(noticeOf({ ...overtaken, field: 'description', mine: '', theirs: 'x' })).toMatchObject({
      description: null,
      action,
    })
  })
})
