// Stories that broke a promise once, each cut down to the moves that matter, played again on both pairs of ports.
import { expect, it } from 'vitest'
import { createHost } from './host.ts'
import { playStory } from './run-schedules.ts'
import type { Move } from './story.ts'

type Found = { name: string; isPlain: boolean; moves: readonly Move[] }

const found: Found[] = [
  {
    // SEED=4200001 STORE=memory EXTENSIONS=off: the tab that had not seen the other go took a day-old row for due at once.
    name: 'a create still on its way from a tab that is gone is waited for by every tab, though the clock is set back meanwhile',
    isPlain: true,
    moves: [
      { do: 'restore' },
      { do: 'setClock', device: 0, byMs: 86_400_000 },
      { do: 'fault', fault: 'slow', on: 'change', times: 3 },
      { do: 'create', tab: 0, kind: 'coin', sameName: true },
      { do: 'upgrade', tab: 1 },
    ],
  },
  {
    // SEED=4300001 STORE=memory EXTENSIONS=off: another tab had made the list by the time the first one woke.
    name: 'a create that a tab had marked when it was frozen does not leave when it wakes an hour later',
    isPlain: true,
    moves: [
      { do: 'fault', fault: 'htmlAfter', on: 'change', times: 1 },
      { do: 'partition', device: 0, isOn: false },
      { do: 'create', tab: 0, kind: 'coin', sameName: true },
      { do: 'interrupt', tab: 0, by: 'freeze', afterLabels: 10 },
      { do: 'restore' },
      { do: 'pass', ms: 3_600_000 },
      { do: 'thaw', tab: 0 },
    ],
  },
  {
    // SEED=4300001 STORE=memory EXTENSIONS=off: the judge had forgotten the toggle that waited before a delete.
    name: 'a toggle before a delete that is refused stays wished',
    isPlain: true,
    moves: [
      { do: 'create', tab: 1, kind: 'ido', sameName: false },
      { do: 'restore' },
      { do: 'fault', fault: 'late', on: 'change', times: 1 },
      { do: 'toggle', tab: 0, kind: 'ido', list: 0, item: 0, isHasty: false },
      { do: 'toggle', tab: 1, kind: 'ido', list: 0, item: 0, isHasty: false },
      { do: 'delete', tab: 0, kind: 'ido', list: 0 },
      { do: 'toggle', tab: 2, kind: 'ido', list: 0, item: 0, isHasty: false },
    ],
  },
  {
    // SEED=4300002 STORE=memory EXTENSIONS=on: the judge looked for the toggle in a list that was made anew.
    name: 'a list that was deleted elsewhere and is made anew by its refused create begins empty',
    isPlain: false,
    moves: [
      { do: 'fault', fault: 'htmlAfter', on: 'change', times: 1 },
      { do: 'create', tab: 2, kind: 'ido', sameName: false },
      { do: 'switchAccount', device: 0 },
      { do: 'fault', fault: 'refuse', on: 'change', times: 2 },
      { do: 'interrupt', tab: 0, by: 'switchAccount', afterLabels: 0 },
      { do: 'create', tab: 2, kind: 'ido', sameName: false },
      { do: 'pass', ms: 2000 },
      { do: 'toggle', tab: 0, kind: 'coin', list: 0, item: 0, isHasty: false },
      { do: 'toggle', tab: 1, kind: 'ido', list: 1, item: 0, isHasty: false },
      { do: 'delete', tab: 0, kind: 'ido', list: 1 },
    ],
  },
  {
    // SEED=143766333 STORE=indexeddb EXTENSIONS=on: a 401 made the change unsent again, so putting it back sent nothing that outdated its copy.
    name: 'a copy of a change that was refused with its session does not come back when the server’s clock is set right',
    isPlain: false,
    moves: [
      { do: 'fault', fault: 'lateDuplicate', on: 'change', times: 3 },
      { do: 'serverClock', toMs: 86_400_000 },
      { do: 'toggle', tab: 1, kind: 'ido', list: 0, item: 0, isHasty: true },
      { do: 'undo', tab: 0, entry: 0 },
    ],
  },
  {
    // SEED=141300294 STORE=indexeddb EXTENSIONS=off: the judge took what a gone page could not do for a fault of storage.
    name: 'what somebody does in a tab in the moment in which it is killed is neither done nor told',
    isPlain: true,
    moves: [
      { do: 'create', tab: 0, kind: 'ido', sameName: true },
      { do: 'interrupt', tab: 0, by: 'kill', afterLabels: 9 },
      { do: 'create', tab: 1, kind: 'ido', sameName: false },
      { do: 'toggle', tab: 0, kind: 'coin', list: 1, item: 0, isHasty: true },
      { do: 'toggle', tab: 0, kind: 'coin', list: 1, item: 0, isHasty: false },
      { do: 'fault', fault: 'late', on: 'change', times: 2 },
    ],
  },
  {
    // SEED=20260105 STORE=memory EXTENSIONS=on: the upgrade took a name that had been put back for one that nobody had changed.
    name: 'a name that was put back in the previous release, after an edit that may arrive yet, is sent by this one',
    isPlain: false,
    moves: [
      { do: 'fault', fault: 'htmlAfter', on: 'change', times: 2 },
      { do: 'edit', tab: 2, kind: 'coin', list: 1, fields: ['name'] },
      { do: 'undoEdit', tab: 2, entry: 0 },
      { do: 'fault', fault: 'html', on: 'any', times: 1 },
      { do: 'oldRelease', device: 1 },
    ],
  },
  {
    // SEED=12000001 STORE=memory EXTENSIONS=on: both drains had the same number, so the fence let the old one write into the new queue.
    name: 'a drain from before the data was cleared writes nothing into what came after',
    isPlain: false,
    moves: [
      { do: 'fault', fault: 'timeout', on: 'change', times: 2 },
      { do: 'create', tab: 1, kind: 'ido', sameName: true },
      { do: 'review', tab: 1, decision: 'discardAll' },
      { do: 'clearData', device: 0 },
      { do: 'portal', device: 0, page: 'page511' },
      { do: 'pass', ms: 20_000 },
    ],
  },
  {
    // SEED=80 STORE=memory EXTENSIONS=on: the "out" looked done as long as the "in" before it had not arrived.
    name: 'what follows a change of unknown fate in the same batch is not judged before it',
    isPlain: false,
    moves: [
      { do: 'fault', fault: 'unauthorized', on: 'change', times: 2 },
      { do: 'toggle', tab: 0, kind: 'ido', list: 0, item: 0, isHasty: true },
      { do: 'toggle', tab: 1, kind: 'coin', list: 0, item: 0, isHasty: true },
      { do: 'fault', fault: 'busy', on: 'change', times: 3 },
      { do: 'toggle', tab: 2, kind: 'coin', list: 2, item: 0, isHasty: true },
      { do: 'create', tab: 1, kind: 'coin', sameName: true },
      { do: 'restart', tab: 0 },
      { do: 'toggle', tab: 0, kind: 'ido', list: 2, item: 0, isHasty: true },
      { do: 'setClock', device: 0, byMs: 60_000 },
      { do: 'fault', fault: 'refuse', on: 'change', times: 2 },
      { do: 'create', tab: 1, kind: 'ido', sameName: true },
    ],
  },
  {
    // SEED=12000006 STORE=memory EXTENSIONS=on: the judge forgot that the value had been put back in between.
    name: 'a value that was put back after it was written over is not overtaken by who then changes it knowingly',
    isPlain: false,
    moves: [
      { do: 'interrupt', tab: 1, by: 'renew', afterLabels: 13 },
      { do: 'edit', tab: 2, kind: 'coin', list: 0, fields: ['description', 'iconId'] },
      { do: 'edit', tab: 0, kind: 'coin', list: 1, fields: ['name', 'description'] },
      { do: 'undoEdit', tab: 1, entry: 0 },
      { do: 'pass', ms: 3_600_000 },
      { do: 'contest', kind: 'coin', list: 1, fields: ['description'], others: ['name'] },
    ],
  },
  {
    // SEED=12000001 STORE=memory EXTENSIONS=on: an edit made over what the other device wrote melted into an older one and took its version.
    name: 'who is written over knowingly is not told, though an older edit of the list still waits beside it',
    isPlain: false,
    moves: [
      { do: 'fault', fault: 'error500', on: 'change', times: 1 },
      { do: 'toggle', tab: 0, kind: 'coin', list: 2, item: 1, isHasty: false },
      {
        do: 'contest',
        kind: 'coin',
        list: 1,
        fields: ['iconId'],
        others: ['description', 'iconId'],
      },
      { do: 'upgrade', tab: 1 },
      { do: 'edit', tab: 0, kind: 'coin', list: 1, fields: ['description', 'iconId'] },
    ],
  },
  {
    // SEED=12000008 STORE=memory EXTENSIONS=on: the judge took whoever put a value back for somebody who did not know it.
    name: 'who puts a value back and then changes it again overtakes nobody, also where the change was begun before',
    isPlain: false,
    moves: [
      { do: 'delete', tab: 2, kind: 'coin', list: 2 },
      { do: 'pass', ms: 400_000 },
      {
        do: 'contest',
        kind: 'coin',
        list: 2,
        fields: ['name', 'description', 'iconId'],
        others: ['name', 'description'],
      },
      { do: 'toggle', tab: 1, kind: 'ido', list: 1, item: 0, isHasty: true },
      { do: 'edit', tab: 1, kind: 'coin', list: 1, fields: ['name', 'description', 'iconId'] },
      { do: 'fault', fault: 'unauthorized', on: 'any', times: 1 },
      { do: 'undoEdit', tab: 1, entry: 0 },
      { do: 'undoEdit', tab: 0, entry: 1 },
    ],
  },
  {
    // SEED=12000002 STORE=memory EXTENSIONS=off: the judge did not know that a frozen page may hold a look at the lists.
    name: 'a look at the lists that a page held while it was frozen is a yes of before the server was restored',
    isPlain: true,
    moves: [
      { do: 'fault', fault: 'timeout', on: 'change', times: 3 },
      { do: 'toggle', tab: 2, kind: 'coin', list: 0, item: 1, isHasty: false },
      { do: 'interrupt', tab: 2, by: 'freeze', afterLabels: 14 },
      { do: 'pass', ms: 400_000 },
      { do: 'restore' },
      { do: 'thaw', tab: 2 },
    ],
  },
  {
    // SEED=12000004 STORE=memory EXTENSIONS=on: versions of whole seconds, and a restore within one.
    name: 'an edit that was merged in the second of a restore does not write over what was saved since',
    isPlain: false,
    moves: [
      { do: 'create', tab: 0, kind: 'ido', sameName: true },
      { do: 'edit', tab: 1, kind: 'coin', list: 2, fields: ['name', 'description', 'iconId'] },
      { do: 'partition', device: 1, isOn: true },
      { do: 'fault', fault: 'dropBefore', on: 'change', times: 3 },
      { do: 'edit', tab: 1, kind: 'coin', list: 2, fields: ['description', 'iconId'] },
      { do: 'restore' },
      { do: 'edit', tab: 2, kind: 'coin', list: 2, fields: ['iconId'] },
    ],
  },
  {
    // SEED=12000001 STORE=memory EXTENSIONS=on: the restored server gave version 2 again, and the edit that was merged with the first one met it.
    name: 'an edit that was merged before the server was restored does not write over what was saved since',
    isPlain: false,
    moves: [
      { do: 'thaw', tab: 0 },
      { do: 'edit', tab: 0, kind: 'coin', list: 2, fields: ['name'] },
      { do: 'signIn', device: 1 },
      { do: 'restore' },
      { do: 'fault', fault: 'reordered', on: 'any', times: 3 },
      { do: 'toggle', tab: 2, kind: 'ido', list: 0, item: 0, isHasty: true },
      { do: 'fault', fault: 'late', on: 'change', times: 2 },
      { do: 'contest', kind: 'coin', list: 2, fields: ['iconId'], others: ['name'] },
      { do: 'contest', kind: 'ido', list: 2, fields: ['iconId'], others: ['name', 'description'] },
    ],
  },
]

it.each(
  found.flatMap((one) => (['memory', 'indexeddb'] as const).map((store) => ({ ...one, store }))),
)('$name ($store)', async ({ moves, isPlain, store }) => {
  const host = await createHost(isPlain, store)
  expect(await playStory(host, moves)).toBe('every promise kept')
  await host.close()
})
