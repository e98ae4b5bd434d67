// The `default` Trusted Types policy (design 6). Import it before anything else: where the server's
// CSP asks for trusted types, every string that reaches a script or HTML sink without a policy of
// its own passes here.

type Clean = (html: string) => string

let clean: Clean | null = null

/**
 * Called by sanitize-html.ts, which comes with what writes HTML. Until then markup from
 * strings is refused.
 */
export const provideSanitizer = (sanitizer: Clean): void => {
  clean = sanitizer
}

const onlyClean = (html: string): string => {
  // Without a tag it is text, or the rules of a style element: a select writes some before it is
  // opened.
  if (!html.includes('<')) return html
  if (clean) return clean(html)
  throw new TypeError(
    'Refused to write HTML from a string: import #platform/sanitize-html.ts where it is written.',
  )
}

/** Turnstile's widget. The server's policy lets it in only where that is the captcha. */
export const turnstileScript =
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

const onlyKnownScripts = (url: string): string => {
  if (
    url === turnstileScript ||
    new URL(url, window.location.href).origin === window.location.origin
  )
    return url
  throw new TypeError(`Refused to load a script from another origin: ${url}`)
}

type PolicyRules = {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => unknown }

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes

// Registering the service worker needs a script URL; another origin's script never does.
factory?.createPolicy('default', { createHTML: onlyClean, createScriptURL: onlyKnownScripts })
