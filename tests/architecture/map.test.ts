// docs/map.md is generated: these tests hold the generator to what it must see, and the file to the code.
import { afterEach, describe, expect, it } from 'vitest'
import { mapRows, senderRows, urlOf, type MapRow } from '../../scripts/map/routes.ts'
import { renderMap } from '../../scripts/map/render.ts'
import { plantTree, type PlantedTree } from './planted-tree.ts'
import { isThere, repository, textOf } from './repository.ts'

let planted: PlantedTree | null = null

afterEach(() => {
  planted?.remove()
  planted = null
})

const plant = (files: Record<string, string>): string => {
  planted = plantTree(files)
  return planted.root
}

const importOf = (names: string, file: string): string => `import { ${names} } from '${file}'\n`

const routeFile = 'src/routes/_app/things.tsx'

const route = (imports: string, options: string, before = ''): string =>
  `${importOf('createFileRoute', '@tanstack/react-router')}${imports}\n${before}\nexport const Route = createFileRoute('/_app/things')({ ${options} })\n`

/** The row of the planted route. */
const rowOf = (files: Record<string, string>): MapRow | undefined => mapRows(plant(files))[0]

describe('the URL of a route', () => {
  it.each([
    ['/_app/coinlist', '/coinlist'],
    ['/_app/coin/$coinId', '/coin/$coinId'],
    ['/_marketing/', '/'],
    ['/_member/watchlist_/edit', '/watchlist/edit'],
    ['/_app/(content)/blog/$slug', '/blog/$slug'],
    ['/_app/(content)/blog/', '/blog'],
  ])('%s is %s', (routeId, url) => expect(urlOf(routeId)).toBe(url))
  it('is none for a layout', () => expect(urlOf('/_app')).toBeNull())
})

describe('the screen of a route', () => {
  const search = importOf('thingSearch', '#features/things/thing-search.ts')
  const screen = importOf('ThingsScreen', '#features/things/things-screen.tsx')
  const files = {
    'src/features/things/thing-search.ts': 'export const thingSearch = () => ({})\n',
    'src/features/things/things-screen.tsx': 'export const ThingsScreen = () => <p />\n',
    'src/features/things/settings-tab.tsx': 'export const SettingsTab = () => <p />\n',
    'src/app/not-found.tsx': 'export const NotFound = () => <p />\n',
    'src/features/things/things-page.ts':
      "import { lazyRouteComponent } from '@tanstack/react-router'\n\nexport const thingsPage = (id: string) =>\n  lazyRouteComponent(async () => ({ default: (await import('./things-screen.tsx')).ThingsScreen }))\n",
  }
  const screensOf = (text: string) => rowOf({ ...files, [routeFile]: text })?.screens
  const thingsScreen = 'src/features/things/things-screen.tsx'

  it('is what component names, whatever is imported before it', () => {
    expect(
      screensOf(route(search + screen, 'validateSearch: thingSearch, component: ThingsScreen')),
    ).toEqual([thingsScreen])
  })

  it('is seen through a component of the route that only hands over the address', () => {
    const own =
      'const ThingsRoute = () => {\n  const { tab } = Route.useSearch()\n  return <ThingsScreen tab={tab} settings={<SettingsTab />} />\n}\n'
    const imports = importOf('SettingsTab', '#features/things/settings-tab.tsx') + search + screen
    expect(screensOf(route(imports, 'component: ThingsRoute', own))).toEqual([thingsScreen])
  })

  it('is seen through an element of the design system around it', () => {
    const frame = importOf('Frame', '#ui/frame.tsx')
    const own = 'const ThingsRoute = () => <Frame><ThingsScreen /></Frame>\n'
    expect(screensOf(route(frame + screen, 'component: ThingsRoute', own))).toEqual([thingsScreen])
  })

  it('is the file that a maker of pages loads', () => {
    const maker = importOf('thingsPage', '#features/things/things-page.ts')
    expect(screensOf(route(maker, "component: thingsPage('one')"))).toEqual([thingsScreen])
  })

  it('is both where the route chooses between two', () => {
    const own =
      "const OtherThings = thingsPage('other')\n\nconst Either = () => (isKnown() ? <OtherThings /> : <NotFound />)\n"
    const imports =
      importOf('thingsPage', '#features/things/things-page.ts') +
      importOf('NotFound', '../../app/not-found.tsx')
    expect(screensOf(route(imports, 'component: Either', own))).toEqual([
      thingsScreen,
      'src/app/not-found.tsx',
    ])
  })

  it('is none where the route only redirects', () => {
    expect(screensOf(route(search, 'beforeLoad: thingSearch'))).toEqual([])
  })
})

describe('the map follows a route to its calls', () => {
  const screen = importOf('ThingsScreen', '#features/things/things-screen.tsx')
  const shown = { [routeFile]: route(screen, 'component: ThingsScreen') }
  const call = importOf('call', '#api/call.ts')
  const api = { 'src/api/call.ts': 'export const call = (f: string) => f\n' }
  const callsOf = (text: string, more: Record<string, string> = {}) =>
    rowOf({ ...shown, ...api, ...more, 'src/features/things/things-screen.tsx': text })?.calls

  it('sees queries, commands and calls through hooks and widgets, and not those of a neighbour in the same file', () => {
    const row = rowOf({
      ...shown,
      ...api,
      'src/features/things/things-screen.tsx':
        "import { useThings } from './use-things.ts'\nimport { renameThing } from '#data/things/commands.ts'\n\nexport const ThingsScreen = () => {\n  const things = useThings()\n  return <button onClick={() => renameThing(things[0])} />\n}\n",
      'src/features/things/use-things.ts':
        "import { thingsKey, thingsOfAccount } from '#data/things/queries.ts'\nimport { pullThings } from '#data/things/pull.ts'\n\nexport const useThings = () => {\n  void pullThings(thingsKey)\n  return thingsOfAccount()\n}\n",
      'src/data/things/queries.ts':
        "export const thingsKey = 'things'\n\nexport const thingsOfAccount = () => []\n\nexport const otherThings = () => []\n",
      'src/data/things/commands.ts':
        'export const renameThing = () => undefined\n\nexport const dropThing = () => undefined\n',
      'src/data/things/pull.ts': `${call}\nexport const pullThings = () => call('get_market')\n\nexport const pullOthers = () => call('get_upcoming_idos')\n`,
    })
    expect(row).toEqual({
      url: '/things',
      routeFile,
      screens: ['src/features/things/things-screen.tsx'],
      queries: ['thingsOfAccount'],
      commands: ['renameThing'],
      calls: ['get_market'],
    })
  })

  it('sees a call with hyphens', () => {
    expect(
      callsOf(`${call}\nexport const ThingsScreen = () => call('get-user-subscription')\n`),
    ).toEqual(['get-user-subscription'])
  })

  it('sees a call in code that is loaded when it is wanted, and one made as that code is loaded', () => {
    expect(
      callsOf("export const ThingsScreen = lazy(() => import('./more.tsx'))\n", {
        'src/features/things/more.tsx': `${call}\nsetUp(() => call('get_config'))\n\nexport const More = () => call('get_coins')\n`,
      }),
    ).toEqual(['get_coins', 'get_config'])
  })

  it('takes no call from a type, a comment or a name that a local variable hides', () => {
    expect(
      callsOf(
        `${importOf('ask', './ask.ts')}\ntype Call = 'get_coins'\n\n// Once 'get_market'.\nexport const ThingsScreen = ({ ask }: { ask: (f: Call) => 'get_config' }) => ask\n`,
        {
          'src/features/things/ask.ts': `${call}\nexport const ask = () => call('get_upcoming_idos')\n`,
        },
      ),
    ).toEqual([])
  })

  it('follows a page into the tools for developers', () => {
    const tool = importOf('ToolScreen', '#dev/tool/tool-screen.tsx')
    expect(
      rowOf({
        ...api,
        [routeFile]: route(tool, 'component: ToolScreen'),
        'src/dev/tool/tool-screen.tsx': `${call}\nexport const ToolScreen = () => call('get_market')\n`,
      })?.calls,
    ).toEqual(['get_market'])
  })
})

describe('the calls of a sender', () => {
  const names =
    "export const callNames = {\n  coin: { create: 'create_watchlist', edit: 'edit_watchlist' },\n  ido: { create: 'create_ido_watchlist', edit: 'edit_ido_watchlist' },\n}\n"
  const callsOf = (text: string) =>
    senderRows(
      plant({
        'src/sync/senders/call-names.ts': names,
        'src/sync/senders/sender.ts': text,
      }),
    ).find(({ sender }) => sender.endsWith('/sender.ts'))?.calls
  const imported = importOf('callNames', './call-names.ts')

  it('are those it picks from the table, of every kind where the kind is known only at run time', () => {
    expect(
      callsOf(`${imported}\nexport const sender = (kind) => callNames[kind].create\n`),
    ).toEqual(['create_ido_watchlist', 'create_watchlist'])
  })

  it('is one where the kind is written down', () => {
    expect(callsOf(`${imported}\nexport const sender = () => callNames.ido['edit']\n`)).toEqual([
      'edit_ido_watchlist',
    ])
  })

  it('are all where it hands the table on', () => {
    expect(callsOf(`${imported}\nexport const sender = () => send(callNames)\n`)).toHaveLength(4)
  })
})

describe('docs/map.md', () => {
  const rows = mapRows(repository)
  const rowAt = (url: string) => rows.find((row) => row.url === url)

  it('is what the code says today', () => {
    expect(isThere('docs/map.md') ? textOf('docs/map.md') : '(missing)').toBe(
      renderMap(rows, senderRows(repository)),
    )
  })

  it('names a component file for every page', () => {
    expect(rows.filter(({ screens }) => screens.length === 0)).toEqual([])
    expect(rows.flatMap(({ screens }) => screens).filter((file) => !file.endsWith('.tsx'))).toEqual(
      [],
    )
  })

  it.each([
    ['/watchlist', 'src/features/watchlists/watchlist-page.tsx'],
    ['/coin/$id', 'src/features/coins/detail/coin-screen.tsx'],
    ['/profile', 'src/features/profile/profile-screen.tsx'],
  ])('shows the screen of %s', (url, screen) => expect(rowAt(url)?.screens).toEqual([screen]))

  it('shows for /profile/membership the calls to the payment provider', () => {
    expect(rowAt('/profile/membership')).toMatchObject({
      screens: ['src/features/membership/membership-screen.tsx'],
      queries: ['savedPart', 'savedPlans'],
      commands: ['keepPart'],
      calls: [
        'cancel-subscription',
        'create-payment-update-session',
        'downgrade-subscription',
        'get-subscription-options',
        'get-subscription-plans',
        'get-user-invoices',
        'get-user-payment-method',
        'get-user-subscription',
        'get_capabilities',
        'get_config',
        'preview-downgrade-subscription',
        'preview-upgrade-subscription',
        'reactivate-subscription',
        'upgrade-subscription',
        'verify-payment',
      ],
    })
  })

  it('shows what /dev/sync reads', () => {
    expect(rowAt('/dev/sync')?.queries).toContain('pendingOperations')
  })
})
