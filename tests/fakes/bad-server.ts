// An HTTP server on loopback that misbehaves on request: what hotel portals, crashed PHP and cut cables answer.
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'

export type SeenRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  text: string
}
export type Misbehaviour = (response: ServerResponse, request: SeenRequest) => void

export type BadServer = {
  origin: string
  seen: SeenRequest[]
  /** What the next requests meet. */
  behave: (behaviour: Misbehaviour) => void
  close: () => Promise<void>
}

/** Answers with `body` as it stands, under `status`. */
export const answer =
  (
    status: number,
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ): Misbehaviour =>
  (response) => {
    response.writeHead(status, headers).end(body)
  }

export const answerJson = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Misbehaviour =>
  answer(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers })

/** Takes the request in and drops the connection without a word. */
export const hangUp: Misbehaviour = (response) => {
  response.socket?.destroy()
}

/** Promises a long body, sends the beginning and drops the connection. */
export const breakOff: Misbehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"success":true,"output":{"us', () => response.socket?.destroy())
}

/** Takes the request in and never answers. */
export const stayQuiet: Misbehaviour = () => {}

/** Sends the head at once and then nothing more. */
export const stallInBody: Misbehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"success":')
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('no port'))
      else resolve(address.port)
    })
  })

export const startBadServer = async (): Promise<BadServer> => {
  const seen: SeenRequest[] = []
  let behaviour: Misbehaviour = answerJson(200, {
    success: true,
    output: null,
    error: null,
    errormsg: null,
  })
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const entry = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        text,
      }
      seen.push(entry)
      behaviour(response, entry)
    })
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    behave: (next) => {
      behaviour = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
