// D-WLEVENTS: what other code of the page is told about lists, and for how long.
import { expect, it, vi } from 'vitest'
import { createWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { bridgeWindowEvents, specShape } from '#sync/window-events.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

it('D-WLEVENTS lists are told in the spec’s shape, by the server’s id where it has one', async () => {
  const db = createDevice().open('u1')
  const { listId } = await createWatchlist(db, {
    kind: 'ido',
    name: 'Sales',
    iconId: 3,
    description: 'Soon',
  })
  await setListItem(db, { kind: 'ido', listId, itemId: 'some-sale', desired: 'in' })
  const [list] = await watchlistsOfKind(db, 'ido')
  if (!list) throw new Error('no list')
  const shape = {
    user_id: 'u1',
    icon_id: 3,
    name: 'Sales',
    description: 'Soon',
    created_at: list.createdAtSec,
    isDefault: false,
    upcomingProjects: [{ id: 'some-sale' }],
  }
  expect(specShape(list, 'u1')).toEqual({ id: listId, ...shape })
  expect(specShape({ ...list, serverId: 's1' }, 'u1')).toEqual({ id: 's1', ...shape })
})

it('D-WLEVENTS nothing is told or heard once the bridge is taken down', async () => {
  const db = createDevice().open('u1')
  const heard = new Set<() => void>()
  const emit = vi.fn<(name: string) => void>()
  const refresh = vi.fn<() => Promise<void>>(async () => {})
  const stop = bridgeWindowEvents(
    db,
    {
      emit,
      listen: (_, listener) => {
        heard.add(listener)
        return () => heard.delete(listener)
      },
    },
    refresh,
  )
  await createWatchlist(db, { kind: 'coin', name: 'Core' })
  await expect.poll(() => emit.mock.calls.map(([name]) => name)).toEqual(['watchlists-updated'])
  for (const listener of heard) listener()
  expect(refresh).toHaveBeenCalledTimes(1)
  stop()
  await createWatchlist(db, { kind: 'coin', name: 'More' })
  await watchlistsOfKind(db, 'coin')
  expect(emit.mock.calls.length).toBe(1)
  expect(heard.size).toBe(0)
})
