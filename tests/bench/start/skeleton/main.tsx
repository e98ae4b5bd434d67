// The least that this stack can do: router, query client, database, a table of thirty stored rows.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Dexie, type Table } from 'dexie'
import { createRoot } from 'react-dom/client'

type Row = {
  id: number
  name: string
  place: number
  score: number
  priceUsd: number
  change7dPct: number
}

const db = new Dexie('skeleton') as Dexie & { coins: Table<Row> }
db.version(1).stores({ coins: 'id, place' })

/** Called by the bench before the first start that is timed. */
const fill = async (count: number): Promise<void> => {
  await db.coins.clear()
  await db.coins.bulkPut(
    Array.from({ length: count }, (_, id) => ({
      id,
      name: `Coin ${id}`,
      place: count - id,
      score: (id * 7919) % 100,
      priceUsd: id / 7,
      change7dPct: (id % 41) - 20,
    })),
  )
}
Reflect.set(globalThis, 'fillSkeleton', fill)

const firstRows = (): Promise<Row[]> => db.coins.orderBy('place').limit(30).toArray()

const CoinList = () => {
  const { data = [] } = useQuery({ queryKey: ['first'], queryFn: firstRows })
  return (
    <table>
      <tbody>
        {data.map((row, order) => (
          <tr key={row.id} data-row={order}>
            <td>{row.name}</td>
            <td>{row.score}</td>
            <td>{row.priceUsd.toFixed(2)}</td>
            <td>{row.change7dPct}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const root = createRootRoute()
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: CoinList }),
  ]),
})

createRoot(document.querySelector('#root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router as never} />
  </QueryClientProvider>,
)
