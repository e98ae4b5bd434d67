// The checker itself: histories with one lie in them, each of which it must see, and the truth, which it must let pass.
import { describe, expect, it } from 'vitest'
import type { ListKind } from '#domain/watchlist.ts'
import { checkHistory, explain } from './check/check-history.ts'
import type { DeviceState, History, HistoryEvent, ListState } from './history.ts'

let now = 0
const at = (process: string, said: object) =>
  ({ atMs: (now += 10), process, ...said }) as unknown as HistoryEvent

const create = (lane: string, kind: ListKind = 'coin') =>
  at('api-0', {
    type: 'invoke',
    f: kind === 'coin' ? 'create_watchlist' : 'create_ido_watchlist',
    kind,
    key: `key-${lane}`,
    lane,
    body: { name: lane, description: `tag-${lane}` },
  })
const change = (key: string, f: string, body: Record<string, unknown>, kind: ListKind = 'coin') =>
  at('api-0', { type: 'invoke', f, kind, key, lane: null, body })
const yes = (key: string, listId: string | null = null) => at('api-0', { type: 'ok', key, listId })
const no = (key: string) => at('api-0', { type: 'fail', key, code: 'WATCHLIST_ITEM_LIMIT' })
const unknown = (key: string) => at('api-0', { type: 'info', key, code: 'network' })
const list = (lane: string, more: Partial<ListState> = {}): ListState => ({
  id: `id-${lane}`,
  clientId: lane,
  name: lane,
  description: `tag-${lane}`,
  version: 1,
  isDefault: lane === 'a',
  items: [],
  ...more,
})
const read = (lists: ListState[], kind: ListKind = 'coin') => {
  const invokedMs = (now += 10)
  return at('observer', { type: 'read', kind, invokedMs, lists })
}
const addTo = (lane: string, item: string) => [
  change(`key-${item}`, 'add_to_watchlist_v2', { listId: lane, coinId: item }),
  yes(`key-${item}`, `id-${lane}`),
]
const removeFrom = (lane: string, item: string) => [
  change(`key-un-${item}`, 'remove_from_watchlist_v2', { listId: lane, coinId: item }),
  yes(`key-un-${item}`),
]
const made = (lane: string, kind: ListKind = 'coin') => [
  create(lane, kind),
  yes(`key-${lane}`, `id-${lane}`),
]
const deleted = (lane: string, kind: ListKind = 'coin') => [
  change(
    `key-del-${lane}`,
    kind === 'coin' ? 'delete_watchlist' : 'delete_ido_watchlist',
    { id: `id-${lane}` },
    kind,
  ),
  yes(`key-del-${lane}`),
]
const device = (state: Partial<DeviceState>) =>
  at('engine-0', {
    type: 'device',
    lists: { coin: [], ido: [] },
    queued: 0,
    acknowledged: [],
    refused: [],
    entriesExpected: 0,
    entriesKept: 0,
    ...state,
  })

const rules = (history: History): string[] => [
  ...new Set(checkHistory(history).map(({ rule }) => rule)),
]

describe('the checker of histories', () => {
  it('finds nothing wrong with a true history, whatever became of unknown changes', () => {
    const truth = [
      ...made('a'),
      ...made('b'),
      ...addTo('a', 'bitcoin'),
      ...removeFrom('a', 'bitcoin'),
      change('key-perhaps', 'add_to_watchlist_v2', { listId: 'b', coinId: 'perhaps' }),
      unknown('key-perhaps'),
      change('key-never', 'add_to_watchlist_v2', { listId: 'b', coinId: 'never' }),
      no('key-never'),
      read([list('a', { version: 3 }), list('b')]),
      read([list('a', { version: 3 }), list('b', { version: 2, items: ['perhaps'] })]),
      ...removeFrom('b', 'perhaps'),
      ...removeFrom('b', 'never'),
      read([list('a', { version: 3 }), list('b', { version: 3 })]),
      ...deleted('b'),
      read([list('a', { version: 3 })]),
      device({
        lists: { coin: [{ name: 'a', description: 'tag-a', items: [] }], ido: [] },
        acknowledged: ['key-perhaps'],
      }),
    ]
    expect(checkHistory(truth)).toEqual([])
  })

  it('owes nothing to a wish that its device lists as refused', () => {
    const wish = at('engine-0', {
      type: 'wish',
      f: 'add',
      kind: 'coin',
      tag: 'tag-a',
      value: 'bitcoin',
    })
    const lists = { coin: [{ name: 'a', description: 'tag-a', items: [] }], ido: [] }
    expect(
      checkHistory([
        ...made('a'),
        read([list('a')]),
        wish,
        device({ lists, refused: ['tag-a bitcoin'] }),
      ]),
    ).toEqual([])
    expect(
      rules([...made('a'), read([list('a')]), wish, device({ lists, refused: ['tag-a ether'] })]),
    ).toContain('what was shown as done is kept')
  })

  it.each<[string, string, () => HistoryEvent[]]>([
    [
      'a lost list',
      'an acknowledged list is there',
      () => [...made('a'), ...made('b'), read([list('a')])],
    ],
    [
      'a lost item',
      'an acknowledged change is there',
      () => [...made('a'), ...addTo('a', 'bitcoin'), read([list('a', { version: 2 })])],
    ],
    [
      'an item lost after it was seen',
      'an acknowledged change is there',
      () => [
        ...made('a'),
        ...addTo('a', 'bitcoin'),
        read([list('a', { version: 2, items: ['bitcoin'] })]),
        read([list('a', { version: 3 })]),
      ],
    ],
    [
      'an item that came back',
      'an acknowledged change is there',
      () => [
        ...made('a'),
        ...addTo('a', 'bitcoin'),
        ...removeFrom('a', 'bitcoin'),
        read([list('a', { version: 3, items: ['bitcoin'] })]),
      ],
    ],
    [
      'a lost name',
      'an acknowledged change is there',
      () => [
        ...made('a'),
        change('key-n', 'edit_watchlist', { id: 'a', name: 'new' }),
        yes('key-n'),
        read([list('a', { version: 2 })]),
      ],
    ],
    [
      'an edit whose version alone is there',
      'an acknowledged change is there',
      () => [
        ...made('a'),
        change('key-n', 'edit_watchlist', { id: 'a', name: 'new' }),
        yes('key-n'),
        read([list('a', { version: 1, name: 'new' })]),
      ],
    ],
    [
      'a doubled list',
      'nothing is doubled',
      () => [...made('a'), read([list('a'), list('a', { id: 'id-again', clientId: null })])],
    ],
    [
      'a doubled membership',
      'nothing is doubled',
      () => [
        ...made('a'),
        ...addTo('a', 'bitcoin'),
        read([list('a', { version: 2, items: ['bitcoin', 'bitcoin'] })]),
      ],
    ],
    [
      'a change that was done twice',
      'nothing is doubled',
      () => [
        ...made('a'),
        change('key-n', 'edit_watchlist', { id: 'a', name: 'new' }),
        unknown('key-n'),
        yes('key-n'),
        read([list('a', { version: 3, name: 'new' })]),
      ],
    ],
    [
      'a repeated create that names another list',
      'nothing is doubled',
      () => [...made('a'), yes('key-a', 'id-second'), read([list('a')])],
    ],
    [
      'a refused item that is there',
      'a refused change leaves no trace',
      () => [
        ...made('a'),
        change('key-x', 'add_to_watchlist_v2', { listId: 'a', coinId: 'x' }),
        no('key-x'),
        read([list('a', { items: ['x'] })]),
      ],
    ],
    [
      'the only list gone',
      'the only list stays',
      () => [...made('a', 'ido'), ...deleted('a', 'ido'), read([], 'ido')],
    ],
    [
      'a list back from the dead',
      'a deleted list stays deleted',
      () => [...made('a'), ...made('b'), ...deleted('b'), read([list('a'), list('b')])],
    ],
    [
      'a version that went back',
      'versions rise',
      () => [
        ...made('a'),
        change('key-n', 'edit_watchlist', { id: 'a', name: 'a' }),
        unknown('key-n'),
        read([list('a', { version: 2 })]),
        read([list('a')]),
      ],
    ],
    [
      'one version with two contents',
      'versions rise',
      () => [
        ...made('a'),
        change('key-n', 'edit_watchlist', { id: 'a', name: 'new' }),
        unknown('key-n'),
        read([list('a')]),
        read([list('a', { name: 'new' })]),
      ],
    ],
    [
      'a change that never left',
      'everything is sent in the end',
      () => [
        ...made('a'),
        read([list('a')]),
        device({
          lists: { coin: [{ name: 'a', description: 'tag-a', items: [] }], ido: [] },
          queued: 1,
        }),
      ],
    ],
    [
      'a device that shows something else',
      'devices converge',
      () => [...made('a'), read([list('a')]), device({})],
    ],
    [
      'a doubled entry in the history of a device',
      'nothing is doubled',
      () => [device({ entriesExpected: 1, entriesKept: 2 })],
    ],
    [
      'a change noted as kept that was refused',
      'acknowledged means acknowledged',
      () => [create('a'), no('key-a'), device({ acknowledged: ['key-a'] })],
    ],
    [
      'an edit that only the device kept',
      'what was shown as done is kept',
      () => [
        ...made('a'),
        read([list('a')]),
        at('engine-0', { type: 'wish', f: 'add', kind: 'coin', tag: 'tag-a', value: 'bitcoin' }),
      ],
    ],
  ])('sees %s', (_, rule, lie) => {
    expect(rules(lie())).toContain(rule)
  })

  it('tells a fault by the requests it is about and the faults injected meanwhile', () => {
    const history = [
      ...made('a'),
      ...made('b'),
      ...addTo('a', 'bitcoin'),
      at('nemesis', { type: 'fault', name: 'kill -9' }),
      read([list('a', { version: 2 }), list('b')]),
    ]
    const [fault] = checkHistory(history)
    expect(fault).toBeDefined()
    const story = fault ? explain(history, fault).split('\n') : []
    expect(story).toHaveLength(5)
    expect(story[0]).toContain('bitcoin was put into tag-a')
    expect(story[3]).toContain('kill -9')
  })
})
