// A line to the server that misbehaves in one way. Only calls of lists meet the fault, so that the
// rest of the app goes on; a line without a connection carries nothing at all.
import type { Line } from '#api/line.ts'
import { callNames } from '#sync/entities/watchlists/call-names.ts'

/**
 * offline: nothing leaves. dropBefore: it leaves and is lost. dropAfter: it arrives, its answer is
 * lost. delay: it comes late. duplicate: it arrives twice. error500, unauthorized, html: answered
 * so, without the server.
 */
export const faults = [
  'offline',
  'dropBefore',
  'dropAfter',
  'delay',
  'duplicate',
  'error500',
  'unauthorized',
  'html',
] as const
export type Fault = (typeof faults)[number]

export const delayMs = 5000

const callsOfLists = new Set(
  Object.values(callNames).flatMap(
    (names) =>
      [names.load, names.create, names.edit, names.delete, names.in, names.out] as string[],
  ),
)

const isOfLists = async (request: Request): Promise<boolean> => {
  try {
    const { f } = (await request.clone().json()) as { f?: unknown }
    return typeof f === 'string' && callsOfLists.has(f)
  } catch {
    return false
  }
}

const lost = (): TypeError => new TypeError('Failed to fetch (fault switched on)')

const refusal = (status: number, code: string): Response =>
  Response.json(
    { success: false, output: null, error: code, errormsg: 'Fault switched on in this tab' },
    { status },
  )

const later = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const meets: Record<
  Exclude<Fault, 'offline'>,
  (request: Request, send: Line['fetch']) => Promise<Response>
> = {
  dropBefore: () => Promise.reject(lost()),
  dropAfter: async (request, send) => {
    await send(request)
    throw lost()
  },
  delay: async (request, send) => {
    await later(request.signal)
    return send(request)
  },
  duplicate: async (request, send) => {
    await send(request.clone())
    return send(request)
  },
  error500: async () => refusal(500, 'SERVER_ERROR'),
  unauthorized: async () => refusal(401, 'AUTH_TOKEN_INVALID'),
  html: async () =>
    new Response('<!doctype html><title>Welcome on board</title>', {
      headers: { 'content-type': 'text/html' },
    }),
}

/** The line `sound` with a fault; `onMet` is told of every request that meets it. */
export const faultyLine = (sound: Line, fault: Fault, onMet: () => void): Line => {
  if (fault === 'offline') {
    return {
      isOffline: () => true,
      fetch: async () => {
        onMet()
        throw lost()
      },
    }
  }
  return {
    isOffline: sound.isOffline,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (!(await isOfLists(request))) return sound.fetch(request)
      onMet()
      return meets[fault](request, sound.fetch)
    },
  }
}
