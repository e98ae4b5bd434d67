// One exchange with the product's API host, by the browser's own fetch (decision 204). It knows no
// `f` and no meaning of an answer.
import { envelopeOf } from '#contract/envelope.ts'
import { ApiError } from './api-error.ts'
import { retryAfterMs } from './retry-after.ts'

export type HttpEnvironment = {
  /** Origin of the API host, e.g. https://api.example.org. Nothing is ever sent elsewhere. */
  origin: string
  token: () => string | null
  language: () => string
  /** True only where the device is sure to have no network. */
  isOffline: () => boolean
  /**
   * The server answered, in the form only it has; a portal's page or a gateway's error is no
   * answer. `serverNowMs`: its clock, where the browser lets it be read.
   */
  onAnswer: (serverNowMs: number | null) => void
  /** Somebody else answered, or nobody did. */
  onMiss?: (miss: 'foreign' | 'lost') => void
  /** The server itself answered 401 to a request that carried `token`. */
  onUnauthorized: (token: string | null) => void
  fetch?: typeof fetch
}

export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type HttpMethod = (typeof httpMethods)[number]

export type SendOptions = {
  headers?: Record<string, string>
  /**
   * The token to carry instead of the stored one; null carries none, and a 401 then says nothing
   * about the session.
   */
  token?: string | null
  /**
   * Gives up after this long; without it a call waits as long as the person does (R-API-021,
   * D-TIMEOUT).
   */
  timeoutMs?: number
  signal?: AbortSignal
}

export type HttpRequest = SendOptions & {
  method: HttpMethod
  path: string
  body?: unknown
  params?: Record<string, string | number | boolean | undefined>
}

export type HttpAnswer = {
  status: number
  isOk: boolean
  /** Parsed JSON, or the text where it is none. */
  data: unknown
  isJson: boolean
  retryAfterMs: number | null
  /** The host's clock, in ms; null where it did not tell. */
  sentAtMs?: number | null
}

export type Http = (request: HttpRequest) => Promise<HttpAnswer>

const urlOf = (origin: string, path: string): URL => {
  const url = new URL(path, origin)
  if (!path.startsWith('/') || url.origin !== new URL(origin).origin)
    throw new TypeError(`not a path of the API: ${path}`)
  return url
}

const signalOf = ({ signal, timeoutMs }: SendOptions): { signal?: AbortSignal } => {
  if (timeoutMs === undefined) return signal ? { signal } : {}
  const timeout = AbortSignal.timeout(timeoutMs)
  return { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }
}

const parse = (text: string): { data: unknown; isJson: boolean } => {
  try {
    return { data: JSON.parse(text), isJson: true }
  } catch {
    return { data: text, isJson: false }
  }
}

const withParams = (url: URL, params: HttpRequest['params'] = {}): URL => {
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

const requestOf = (
  { origin, language }: HttpEnvironment,
  request: HttpRequest,
  token: string | null,
): Request =>
  new Request(withParams(urlOf(origin, request.path), request.params), {
    method: request.method.toUpperCase(),
    credentials: 'include',
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    ...signalOf(request),
    headers: {
      accept: 'application/json',
      'accept-language': language(),
      'content-language': language(),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
  })

const answerOf = async (response: Response): Promise<HttpAnswer> => {
  const { data, isJson } = parse(await response.text())
  return {
    status: response.status,
    isOk: response.ok,
    data,
    isJson,
    retryAfterMs: retryAfterMs(response.headers, Date.now()),
    sentAtMs: Date.parse(response.headers.get('date') ?? '') || null,
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const checkSendable = (origin: string, { path, body }: HttpRequest): void => {
  try {
    urlOf(origin, path)
    JSON.stringify(body)
  } catch (error) {
    throw new ApiError({ kind: 'setup', message: messageOf(error), hasLeft: false, cause: error })
  }
}

const failureOf = (error: unknown, hasLeft: boolean): ApiError => {
  const hasGivenUp =
    error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError')
  return new ApiError({
    kind: hasGivenUp ? 'timeout' : 'network',
    message: messageOf(error),
    hasLeft,
    cause: error,
  })
}

/**
 * Makes the sender. It resolves with every answer, whatever its status, and rejects with an
 * ApiError of kind `setup`, `network` or `timeout` where none came. It never retries.
 */
export const createHttp = (environment: HttpEnvironment): Http => {
  const send = environment.fetch ?? ((...args) => globalThis.fetch(...args))

  const exchange = async (request: HttpRequest, token: string | null): Promise<HttpAnswer> =>
    answerOf(await send(requestOf(environment, request, token)))

  const attempt = async (request: HttpRequest, token: string | null): Promise<HttpAnswer> => {
    checkSendable(environment.origin, request)
    const wasOffline = environment.isOffline()
    try {
      return await exchange(request, token)
    } catch (error) {
      if (!request.signal?.aborted) environment.onMiss?.('lost')
      throw failureOf(error, !(wasOffline && environment.isOffline()))
    }
  }

  return async (request) => {
    const token = request.token === undefined ? environment.token() : request.token
    const answer = await attempt(request, token)
    if (!envelopeOf(answer.data)) {
      environment.onMiss?.('foreign')
      return answer
    }
    environment.onAnswer(answer.sentAtMs ?? null)
    if (answer.status === 401 && request.token !== null) environment.onUnauthorized(token)
    return answer
  }
}
