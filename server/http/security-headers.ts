// What every response tells the browser it may do (design 6, "CSP and Trusted Types").
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const self = "'self'"
const none = "'none'"
/** The provider moved its pictures once; both hosts still appear in its answers. */
const coinImages = ['https://coin-images.coingecko.com', 'https://assets.coingecko.com']

const imageHosts = ({ market, flagServiceUrl }: Config): string[] => [
  ...(market.source === 'sample' ? [] : coinImages),
  ...(flagServiceUrl === undefined ? [] : [new URL(flagServiceUrl).origin]),
]

const turnstile = 'https://challenges.cloudflare.com'

/**
 * Where that is the captcha, its script and the frame it asks in; nothing else of it reaches the
 * page.
 */
const captchaSources = ({ captcha }: Config): Record<string, string[]> =>
  captcha === 'turnstile'
    ? { 'script-src': [self, turnstile], 'frame-src': [turnstile] }
    : { 'script-src': [self] }

const directives = (config: Config) => ({
  'default-src': [none],
  ...captchaSources(config),
  'style-src': [self, "'unsafe-inline'"],
  'font-src': [self],
  'connect-src': [self],
  'worker-src': [self],
  'manifest-src': [self],
  'img-src': [self, 'data:', ...imageHosts(config)],
  'form-action': [self],
  'base-uri': [none],
  'frame-ancestors': [none],
  'object-src': [none],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify', 'svelte-trusted-html'],
})

const optionsOf = (config: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: directives(config) },
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity:
    config.appOrigin?.startsWith('https:') === true
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
})

/** What the app never asks a browser for, and no script that got into it may either. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ')

export const registerSecurityHeaders = async (
  app: FastifyInstance,
  config: Config,
): Promise<void> => {
  await app.register(helmet, optionsOf(config))
  app.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })
}
