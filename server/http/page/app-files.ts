// Serves the built app from the same origin: hashed assets for ever, the page and the worker always
// asked for anew.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPage, isServed } from '#domain/page/pages.ts'
import { callPaths } from '../../calls/find-call.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'
import { createPageAnswers } from './page-answers.ts'

const page = 'index.html'
const hashedAsset = /[\\/]assets[\\/]/

const cacheControlOf = (sent: string): string => {
  // What is sent may be the compressed copy beside the file asked for.
  const file = sent.replace(/\.(br|gz)$/, '')
  if (hashedAsset.test(file)) return 'public, max-age=31536000, immutable'
  return /\.(html|webmanifest)$|(^|[\\/])sw\.js$/.test(file) ? 'no-cache' : 'public, max-age=3600'
}

/** What a page can be taken as, by those who want a page: a browser, a crawler, a checker. */
const pageTypes = new Set(['text/html', 'application/xhtml+xml', 'text/*'])

/** The types a request takes; without a word all of them (RFC 9110). One with `q=0` is not taken. */
const takenTypes = ({ headers: { accept } }: FastifyRequest): string[] =>
  (accept?.trim() || '*/*')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((each) => /^q=0(\.0*)?$/.test(each)))
    .map(([type = '']) => type)

/**
 * Somebody opening a page, as against a script asking for a file that is not there. Link previews
 * and uptime checks take anything, and get the pages that there are (R-RTE-060).
 */
const isNavigation = (request: FastifyRequest): boolean => {
  const [pathname = ''] = request.url.split('?')
  const types = takenTypes(request)
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    (types.some((type) => pageTypes.has(type)) || (types.includes('*/*') && isServed(pathname))) &&
    !callPaths.includes(pathname) &&
    !pathname.startsWith('/assets/') &&
    // The id of a coin may hold a dot.
    (path.posix.extname(pathname) === '' || isPage(pathname))
  )
}

/**
 * Unknown addresses get the page too, as it says what was not found; the status says so to machines
 * (D-NOTFOUND).
 */
const statusOf = (url: string): 200 | 404 => {
  const [pathname = '/'] = url.split('?')
  return isServed(pathname) ? 200 : 404
}

/**
 * Registers the files of `appDir` where it is built, the document under every address, and the
 * answer to every path nobody knows. `/index.html` stays as it was built: the worker keeps it.
 */
export const registerAppFiles = async (
  app: FastifyInstance,
  { config: { appDir, appOrigin }, market }: Deps,
): Promise<void> => {
  const root = path.resolve(appDir)
  const file = path.join(root, page)
  const sendPage = existsSync(file)
    ? createPageAnswers({
        html: readFileSync(file, 'utf8'),
        origin: appOrigin,
        view: () => market?.view() ?? null,
      })
    : null
  if (sendPage) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      // One route a file, made at the start: the wildcard route lists the whole folder again for
      // every request.
      wildcard: false,
      index: false,
      globIgnore: ['**/*.{br,gz}'],
      dotfiles: 'ignore',
      cacheControl: false,
      // Nothing here is large enough to be asked for in parts.
      acceptRanges: false,
      setHeaders: (reply, sent) => void reply.header('cache-control', cacheControlOf(sent)),
    })
    app.get('/', async (request, reply) => sendPage(request, reply))
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (sendPage && isNavigation(request))
      return sendPage(request, reply.code(statusOf(request.url)))
    throw new Refusal('REQUEST_NOT_FOUND')
  })
}
