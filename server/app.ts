// Builds the server from its ports; listening, signals and settings are main.ts's business.
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import {
  baseFieldsVersionHeader,
  clientIdHeader,
  googleNonceHeader,
  googleVerifierHeader,
  idempotencyKeyHeader,
  ifFieldsVersionHeader,
  laneHeader,
  laneSequenceHeader,
  preferHeader,
  requestIdHeader,
  sessionRenewalHeader,
} from '#contract/headers.ts'
import { refusalAnswer } from './calls/answers/answer.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { registerAppFiles } from './http/page/app-files.ts'
import { registerCalls } from './http/calls-route.ts'
import { isBrokenOff, refusalFor } from './http/error-refusal.ts'
import { registerPaymentWebhook } from './http/payment-webhook.ts'
import { placeOf } from './http/place-of.ts'
import { registerRequestIds } from './http/request-ids.ts'
import { registerSecurityContact } from './http/security-contact.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { trustOf } from './http/trusted-proxies.ts'
import { languageFor } from './texts/languages.ts'

const bodyLimitBytes = 64 * 1024
/**
 * Stands for every address that can't be decoded: the framework would answer those before any of
 * our rules.
 */
const undecodable = '/undecodable'

const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** A request that trickles in longer than this is cut off. */
const requestTimeoutMs = 30_000
const compressFromBytes = 1024

export type App = {
  http: FastifyInstance
  /** New calls are turned away and /readyz says so; those under way finish. */
  stopAdmitting: () => void
}

const create = ({ config, logger }: Deps): FastifyInstance =>
  fastify({
    ...(logger === false ? { logger: false } : { loggerInstance: logger }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: trustOf(config.trustProxy),
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    routerOptions: { maxParamLength: 100 },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : undecodable),
  }) as FastifyInstance

const registerCors = async (app: FastifyInstance, { appOrigin }: Config): Promise<void> => {
  if (appOrigin === undefined) return
  await app.register(cors, {
    origin: [appOrigin],
    credentials: true,
    methods: ['POST'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'content-language',
      idempotencyKeyHeader,
      clientIdHeader,
      laneHeader,
      laneSequenceHeader,
      ifFieldsVersionHeader,
      baseFieldsVersionHeader,
      preferHeader,
      googleVerifierHeader,
      googleNonceHeader,
      sessionRenewalHeader,
      'if-none-match',
    ],
    exposedHeaders: ['etag', 'retry-after', requestIdHeader],
    maxAge: 600,
  })
}

const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const { refusal, isDefect } = refusalFor(error)
    if (isBrokenOff(error, request))
      request.log.debug(placeOf(request), 'a browser broke an answer off')
    else if (isDefect) request.log.error({ err: error, ...placeOf(request) }, 'a request failed')
    if (refusal.details.retryAfterSec !== undefined)
      reply.header('retry-after', String(refusal.details.retryAfterSec))
    const { status, envelope } = refusalAnswer(refusal, {
      language: languageFor(request.headers['accept-language']),
    })
    return reply.code(status).header('cache-control', 'no-store').send(envelope)
  })
}

/** For balancers: alive at all, and whether to be sent calls now. */
const registerHealth = (app: FastifyInstance, { store }: Deps, isStopping: () => boolean): void => {
  const readiness = async (): Promise<'ready' | 'stopping' | 'no database'> => {
    if (isStopping()) return 'stopping'
    return store.ping().then(
      () => 'ready' as const,
      () => 'no database' as const,
    )
  }
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const status = await readiness()
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
}

/** The whole server, not listening yet. `attach` adds routes that only some configurations have. */
export const buildApp = async (
  deps: Deps,
  attach: (http: FastifyInstance) => Promise<void> = async () => {},
): Promise<App> => {
  let isStopping = false
  const http = create(deps)
  http.removeContentTypeParser('text/plain')
  registerRequestIds(http)
  registerErrors(http)
  await registerSecurityHeaders(http, deps.config)
  await registerCors(http, deps.config)
  await http.register(compress, { threshold: compressFromBytes, encodings: ['br', 'gzip'] })
  registerCalls(http, deps, () => isStopping)
  await registerPaymentWebhook(http, deps)
  registerSecurityContact(http, deps)
  registerHealth(http, deps, () => isStopping)
  await attach(http)
  await registerAppFiles(http, deps)
  return {
    http,
    stopAdmitting: () => {
      isStopping = true
    },
  }
}
