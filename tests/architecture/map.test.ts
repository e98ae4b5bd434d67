// docs/map.md is generated: these tests hold the generator to what it must see, and the file to the code.
import { describe, expect, it } from 'vitest'
import { mapRows, senderRows, urlOf } from '../../scripts/map/routes.ts'
import { renderMap } from '../../scripts/map/render.ts'
import { plantTree } from './planted-tree.ts'
import { isThere, repository, textOf } from './repository.ts'

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

describe('the map follows a route to its calls', () => {
  it('sees queries, commands and calls through hooks and parts, and not those of a neighbour in the same file', () => {
    const tree = plantTree({
      'src/routes/_app/things.tsx':
        "import { createFileRoute } from '@tanstack/react-router'\nimport { ThingsScreen } from '#features/things/things-screen.tsx'\n\nexport const Route = createFileRoute('/_app/things')({ component: ThingsScreen })\n",
      'src/features/things/things-screen.tsx':
        "import { useThings } from './use-things.ts'\nimport { renameThing } from '#data/things/commands.ts'\n\nexport const ThingsScreen = () => {\n  const things = useThings()\n  return <button onClick={() => renameThing(things[0])} />\n}\n",
      'src/features/things/use-things.ts':
        "import { thingsOfAccount } from '#data/things/queries.ts'\nimport { pullThings } from '#data/things/pull.ts'\n\nexport const useThings = () => {\n  void pullThings()\n  return thingsOfAccount()\n}\n",
      'src/data/things/queries.ts':
        'export const thingsOfAccount = () => []\n\nexport const otherThings = () => []\n',
      'src/data/things/commands.ts':
        'export const renameThing = () => undefined\n\nexport const dropThing = () => undefined\n',
      'src/data/things/pull.ts':
        "import { call } from '#api/call.ts'\n\nexport const pullThings = () => call('get_market')\n\nexport const pullOthers = () => call('get_upcoming_idos')\n",
      'src/api/call.ts': 'export const call = (f: string) => f\n',
    })
    expect(mapRows(tree.root)).toEqual([
      {
        url: '/things',
        routeFile: 'src/routes/_app/things.tsx',
        screen: 'src/features/things/things-screen.tsx',
        queries: ['thingsOfAccount'],
        commands: ['renameThing'],
        calls: ['get_market'],
      },
    ])
    tree.remove()
  })
})

describe('docs/map.md', () => {
  it('is what the code says today', () => {
    expect(isThere('docs/map.md') ? textOf('docs/map.md') : '(missing)').toBe(
      renderMap(mapRows(repository), senderRows(repository)),
    )
  })
})
