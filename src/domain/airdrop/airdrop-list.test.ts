import { describe, expect, test } from 'vitest'
import type { Airdrop } from './airdrop.ts'
import { filterAirdrops, listAirdrops, sortAirdrops, topAirdrops } from './airdrop-list.ts'
import type { AirdropSortKey, AirdropView } from './airdrop-sort-keys.ts'

const nowSec = 1_790_000_000
const airdrop = (id: string, over: Partial<Airdrop> = {}): Airdrop => ({
  id,
  name: id,
  symbol: id.slice(0, 3),
  image: null,
  chain: 'Base',
  description: null,
  toldStatus: null,
  startsAtSec: nowSec - 9,
  endsAtSec: nowSec + 9,
  areDatesEstimated: false,
  reward: null,
  rewardSupplyPct: null,
  tasks: [],
  url: 'https://a.example/',
  isConfirmed: true,
  isFree: true,
  hasTerms: true,
  ...over,
})
const task = { id: 't', kind: 'follow', text: null } as const

const all = listAirdrops(
  [
    airdrop('Later', {
      startsAtSec: nowSec + 50,
      endsAtSec: null,
      tasks: [task, { ...task, id: 'u' }],
    }),
    airdrop('Élan', { hasTerms: false, tasks: [task] }),
    airdrop('Over', { endsAtSec: nowSec }),
    airdrop('Rumour', { startsAtSec: null, endsAtSec: null, isConfirmed: null, chain: 'Sui' }),
    airdrop('Soonest', { endsAtSec: nowSec + 1 }),
    airdrop('Best', {}),
  ],
  nowSec,
)
const view = (name: AirdropView, query = '', mine: string[] = []) =>
  filterAirdrops(all, { view: name, query, mine: new Set(mine) }).map(({ id }) => id)
const order = (key: AirdropSortKey, direction: 'asc' | 'desc') =>
  sortAirdrops(all, { key, direction, locale: 'en' }).map(({ id }) => id)

describe('R-AIX-004 the list of airdrops', () => {
  test('a status lets through what is so now; what a person ticked stays findable when it is over', () => {
    expect(view('open')).toEqual(['Later', 'Élan', 'Rumour', 'Soonest', 'Best'])
    expect(view('live')).toEqual(['Élan', 'Soonest', 'Best'])
    expect(view('upcoming')).toEqual(['Later', 'Rumour'])
    expect(view('ended')).toEqual(['Over'])
    expect(view('mine', '', ['Over', 'Élan'])).toEqual(['Élan', 'Over'])
  })

  test('search finds names whatever their accents, symbols and chains', () => {
    expect([
      view('open', 'elan'),
      view('open', 'SUI'),
      view('open', 'bes'),
      view('open', 'nothing'),
    ]).toEqual([['Élan'], ['Rumour'], ['Best'], []])
  })

  test('the highest lowest score leads, of equal ones what ends first; unknown dates and tasks are last both ways', () => {
    expect(order('low', 'desc')).toEqual(['Over', 'Soonest', 'Best', 'Élan', 'Later', 'Rumour'])
    expect(order('starts', 'asc').at(-1)).toBe('Rumour')
    expect(order('ends', 'desc').slice(-2)).toEqual(['Later', 'Rumour'])
    expect(order('tasks', 'asc').slice(0, 2)).toEqual(['Élan', 'Later'])
    expect(order('tasks', 'desc').slice(0, 2)).toEqual(['Later', 'Élan'])
    expect(order('name', 'asc')).toEqual(['Best', 'Élan', 'Later', 'Over', 'Rumour', 'Soonest'])
  })

  test('R-CLS-011 the top airdrops are the first of the page, none that is over among them', () => {
    expect(topAirdrops(all, { nowSec, count: 3 }).map(({ id }) => id)).toEqual([
      'Soonest',
      'Best',
      'Élan',
    ])
  })
})
