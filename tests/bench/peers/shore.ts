// The server's side: the product's own server in memory behind a line that misbehaves as the schedule says.
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'
import { work, type VirtualTime } from '#tests/sync/simulation/virtual-time.ts'
import { listCount, type LineFault } from './story.ts'

export type ServerList = { id: string; name: string; description: string; items: string[] }

export type Shore = {
  hasExtensions: boolean
  account: { id: string; token: string; listIds: string[] }
  /** Back to the first moment, with a new clock. */
  reset: (time: VirtualTime) => void
  isOn: boolean
  faults: LineFault[]
  /** What the next request kills, and when. */
  armed: { when: 'beforeSending' | 'afterApplying'; kill: () => void } | null
  fetch: (request: Request) => Promise<Response>
  lists: () => Promise<ServerList[]>
  close: () => Promise<void>
}

export const startMs = Date.UTC(2026, 0, 5, 10)
/** What a browser gives a connection that says nothing. */
const silenceMs = 300_000

const change = /^(create|edit|add_to|remove_from)_/
const never = (): Promise<never> => new Promise<never>(() => {})
const json = (status: number, body: object): Response => Response.json(body, { status })
const broken = (): TypeError => new TypeError('Failed to fetch')

export const openShore = async (hasExtensions: boolean): Promise<Shore> => {
  let time: VirtualTime | null = null
  const server: MemoryServer = await createMemoryServer({
    extensions: hasExtensions,
    clock: { nowMs: () => time?.nowMs() ?? startMs },
  })
  const person = { email: 'ann@example.com', password: 'Correct-horse-9' }
  const { output: registered } = await server.call('register_user', { ...person, username: 'ann' })
  const { output: session } = await server.call('login_user', { ...person, remember: true })
  const { token } = session as { token: string }
  const listIds: string[] = []
  for (let at = 0; at < listCount; at += 1) {
    const { output } = await server.call(
      'create_watchlist',
      { name: `seed-${at}`, description: `seed-${at}` },
      { token },
    )
    listIds.push((output as { id: string }).id)
  }
  await server.call('create_ido_watchlist', { name: 'seed', description: 'seed' }, { token })
  const snapshot = server.snapshot()

  const apply = async (request: Request): Promise<Response> => {
    work.running += 1
    try {
      return await server.fetch(request.clone())
    } finally {
      work.running -= 1
    }
  }

  const withFault = async (
    request: Request,
    fault: LineFault | undefined,
    isCreate: boolean,
  ): Promise<Response> => {
    if (fault === 'dropBefore') throw broken()
    if (fault === 'error500')
      return json(500, {
        success: false,
        output: null,
        error: 'SERVER_ERROR',
        errormsg: 'out of order',
      })
    if (fault === 'unauthorized')
      return json(401, {
        success: false,
        output: null,
        error: 'AUTH_TOKEN_INVALID',
        errormsg: 'signed out',
      })
    if (fault === 'html')
      return new Response('<html>Welcome to the in-flight portal</html>', {
        headers: { 'content-type': 'text/html' },
      })
    // A create that the line itself doubles is two lists on a plain server, whoever sent it.
    if (fault === 'duplicate' && (hasExtensions || !isCreate)) await apply(request)
    const answer = await apply(request)
    if (shore.armed?.when === 'afterApplying') {
      shore.armed.kill()
      return never()
    }
    if (fault === 'dropAfter') throw broken()
    if (fault !== 'timeout') return answer
    await time?.sleep(silenceMs)
    throw broken()
  }

  const shore: Shore = {
    hasExtensions,
    account: { id: (registered as { user: { id: string } }).user.id, token, listIds },
    isOn: true,
    faults: [],
    armed: null,
    reset: (now) => {
      time = now
      shore.isOn = true
      shore.faults = []
      shore.armed = null
      server.restore(snapshot)
    },
    fetch: async (request) => {
      if (!shore.isOn) throw broken()
      const { f } = (await request.clone().json()) as { f: string }
      if (!change.test(f)) return apply(request)
      if (shore.armed?.when === 'beforeSending') {
        shore.armed.kill()
        return never()
      }
      return withFault(request, shore.faults.shift(), f.startsWith('create'))
    },
    lists: async () => {
      const { output } = await server.call('get_user_watchlists', {}, { token })
      return (
        output as { id: string; name: string; description: string; coins: { id: string }[] }[]
      ).map(({ id, name, description, coins }) => ({
        id,
        name,
        description,
        items: coins.map((coin) => coin.id),
      }))
    },
    close: server.close,
  }
  return shore
}
