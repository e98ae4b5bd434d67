// The page of the stand-in where a person says who to be, or says no. As Google does, a request
// that is wrong in itself is answered here and sent nowhere; every other outcome goes back to the
// app.
import type { ServerResponse } from 'node:http'
import { authorizePage, faultPage } from './authorize-page.ts'
import type { LocalGoogleState } from './local-google-state.ts'

/** Loopback only: a code must not leave the machine. */
const isOwnCallback = (uri: string | null): uri is string => {
  if (uri === null || !URL.canParse(uri)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(uri)
  return (
    protocol === 'http:' &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) &&
    pathname === '/callback' &&
    search + hash === ''
  )
}

const faultOf = (request: URLSearchParams, { clientId }: LocalGoogleState): string | null => {
  if (request.get('client_id') !== clientId) return 'invalid_client'
  return isOwnCallback(request.get('redirect_uri')) ? null : 'redirect_uri_mismatch'
}

const oauthErrorOf = (request: URLSearchParams): string | null => {
  if (request.get('response_type') !== 'code') return 'unsupported_response_type'
  if (!(request.get('scope') ?? '').split(' ').includes('openid')) return 'invalid_scope'
  const hasChallenge = request.has('code_challenge')
  return hasChallenge && request.get('code_challenge_method') !== 'S256' ? 'invalid_request' : null
}

const sendBack = (
  request: URLSearchParams,
  result: Record<string, string>,
  response: ServerResponse,
): void => {
  const target = new URL(request.get('redirect_uri') ?? '')
  const state = request.get('state')
  for (const [name, value] of Object.entries({ ...result, ...(state === null ? {} : { state }) }))
    target.searchParams.set(name, value)
  response.writeHead(303, { location: target.href, 'cache-control': 'no-store' }).end()
}

const html = (response: ServerResponse, status: number, page: string): void => {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    })
    .end(page)
}

/**
 * Shows the page, or with `isDecided` does what its form says: a code for the address typed, or
 * access_denied.
 */
export const answerAuthorize = (
  state: LocalGoogleState,
  request: URLSearchParams,
  response: ServerResponse,
  isDecided = false,
): void => {
  const fault = faultOf(request, state)
  if (fault !== null) return html(response, 400, faultPage(fault))
  const error = oauthErrorOf(request)
  if (error !== null) return sendBack(request, { error }, response)
  if (!isDecided) return html(response, 200, authorizePage(request))
  if (request.get('decision') !== 'allow')
    return sendBack(request, { error: 'access_denied' }, response)
  const email = request.get('email')?.trim() || 'ada@example.test'
  const code = state.codes.issue({
    email,
    name: request.get('name')?.trim() || email.slice(0, email.indexOf('@')),
    redirectUri: request.get('redirect_uri') ?? '',
    codeChallenge: request.get('code_challenge'),
    nonce: request.get('nonce'),
  })
  return sendBack(request, { code, scope: request.get('scope') ?? '' }, response)
}
