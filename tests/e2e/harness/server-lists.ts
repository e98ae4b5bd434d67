// What the server holds for a person, asked over the API as a client asks.
import type { Person } from './sign-up.ts'

export type ServerList = { name: string; kind: 'coin' | 'ido'; items: string[] }

type Wire = {
  name: string
  coins?: { id: string | number }[]
  projects?: { id: string | number }[]
}
type Envelope<Output> = { success: boolean; output: Output; errormsg: string | null }

const tokens = new Map<string, string>()

const call = async <Output>(url: string, payload: object, token?: string): Promise<Output> => {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(payload) })
  const envelope = (await response.json()) as Envelope<Output>
  if (!envelope.success) throw new Error(`${url} refused: ${envelope.errormsg}`)
  return envelope.output
}

const tokenOf = async (origin: string, { email, password }: Person): Promise<string> => {
  const known = tokens.get(email)
  if (known !== undefined) return known
  const { token } = await call<{ token: string }>(`${origin}/authentication.php`, {
    f: 'login_user',
    email,
    password,
  })
  tokens.set(email, token)
  return token
}

/** Every list with the ids in it, in the server's order. */
export const serverLists = async (origin: string, person: Person): Promise<ServerList[]> => {
  const token = await tokenOf(origin, person)
  const read = (f: string): Promise<Wire[]> => call<Wire[]>(`${origin}/client.php`, { f }, token)
  const [coins, sales] = await Promise.all([
    read('get_user_watchlists'),
    read('get_user_ido_watchlists'),
  ])
  const listOf =
    (kind: ServerList['kind']) =>
    (wire: Wire): ServerList => ({
      kind,
      name: wire.name,
      items: (wire.coins ?? wire.projects ?? []).map(({ id }) => String(id)),
    })
  return [...coins.map(listOf('coin')), ...sales.map(listOf('ido'))]
}

/** How many entries all lists together have. */
export const serverItemCount = async (origin: string, person: Person): Promise<number> =>
  (await serverLists(origin, person)).reduce((sum, list) => sum + list.items.length, 0)
