// A stand-in for Google on this machine, for development and tests: a page that asks, codes that
// work once, PKCE, signed id tokens, certificates. Whoever can open it can be anybody, so
// production refuses it and it listens on loopback only.
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GoogleEndpoints } from '../google-client.ts'
import { answerAuthorize } from './authorize.ts'
import { createCodes } from './codes.ts'
import {
  noFaults,
  type LocalGoogleFaults,
  type LocalGoogleOptions,
  type LocalGoogleState,
} from './local-google-state.ts'
import { answerToken } from './token.ts'

export type LocalGoogle = {
  endpoints: GoogleEndpoints
  setFaults: (faults: Partial<LocalGoogleFaults>) => void
  close: () => Promise<void>
}

const bodyLimit = 16 * 1024

const formOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > bodyLimit) throw new Error('too long')
  }
  return new URLSearchParams(body)
}

const answer = async (
  state: LocalGoogleState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const url = new URL(request.url ?? '/', state.origin)
  const route = `${request.method} ${url.pathname}`
  if (route === 'GET /certs') {
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ [state.kid]: state.certificate }))
  } else if (route === 'GET /authorize') answerAuthorize(state, url.searchParams, response)
  else if (route === 'POST /authorize')
    answerAuthorize(state, await formOf(request), response, true)
  else if (route === 'POST /token') await answerToken(state, await formOf(request), response)
  else response.writeHead(404).end()
}

/**
 * Starts it. It stands for one client; redirects lead to any loopback address that ends in
 * /callback.
 */
export const startLocalGoogle = async (options: LocalGoogleOptions): Promise<LocalGoogle> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server = createServer()
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const certificate = publicKey.export({ type: 'spki', format: 'pem' })
  const state: LocalGoogleState = {
    ...options,
    origin,
    kid: 'local',
    key: privateKey,
    certificate,
    codes: createCodes(options.clock),
    faults: noFaults,
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(state, request, response).catch(() => response.writeHead(400).end())
  })
  return {
    endpoints: {
      authorizeUrl: `${origin}/authorize`,
      tokenUrl: `${origin}/token`,
      certificatesUrl: `${origin}/certs`,
      issuer: origin,
    },
    setFaults: (faults) => {
      state.faults = { ...noFaults, ...faults }
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
