// Requests that are no call of the contract: every method on a path of the API host, and GET with
// parameters (Spec §7).
import { ApiError } from './api-error.ts'
import {
  httpMethods,
  type Http,
  type HttpAnswer,
  type HttpMethod,
  type HttpRequest,
  type SendOptions,
} from './http.ts'

const isMethod = (method: string): method is HttpMethod =>
  httpMethods.some((known) => known === method)

const textField = (data: unknown, field: string): string | null => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : null
  return typeof value === 'string' ? value : null
}

const bodyOf = ({ isOk, status, data, retryAfterMs }: HttpAnswer): unknown => {
  if (isOk) return data
  const message = textField(data, 'errormsg') ?? textField(data, 'message')
  throw new ApiError({
    kind: 'http',
    message,
    status,
    data,
    code: textField(data, 'error'),
    retryAfterMs,
  })
}

export type RequestJson = (
  method: string,
  path: string,
  body?: unknown,
  options?: SendOptions,
) => Promise<unknown>

/**
 * get, post, put, patch and delete with an optional JSON body (R-API-016). Resolves with the body;
 * rejects with an ApiError of message, status (default 500) and data, or 'Unsupported method'.
 */
export const createRequestJson =
  (http: Http): RequestJson =>
  async (method, path, body, options = {}) => {
    const name = method.toLowerCase()
    if (!isMethod(name))
      throw new ApiError({ kind: 'setup', message: 'Unsupported method', hasLeft: false })
    return bodyOf(
      await http({ ...options, method: name, path, ...(body === undefined ? {} : { body }) }),
    )
  }

export type QueryOptions = { on401?: 'returnNull' | 'throw'; signal?: AbortSignal }
export type QueryJson = (
  path: string,
  params?: HttpRequest['params'],
  options?: QueryOptions,
) => Promise<unknown>

/**
 * GET with params, for same-origin data and health checks; null on 401 where asked for, else it
 * throws (R-API-020).
 */
export const createQueryJson =
  (http: Http): QueryJson =>
  async (path, params = {}, { on401 = 'throw', signal } = {}) => {
    const answer = await http({ method: 'get', path, params, ...(signal ? { signal } : {}) })
    return answer.status === 401 && on401 === 'returnNull' ? null : bodyOf(answer)
  }
