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
]

it.each(found.flatMap((one) => (['memory', 'indexeddb'] as const).map((store) => ({ ...one, store }))))('$name ($store)', async ({ moves, isPlain, store }) => {
  const host = await createHost(isPlain, store)
  expect(await playStory(host, moves)).toBe('every promise kept')
  await host.close()
})
