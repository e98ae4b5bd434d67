// Unguessable text and its hash, as redirects to other sites need them (RFC 7636).
import { isSecurePage } from './secure-context.ts'

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** `byteCount` random bytes as base64url. */
export const randomText = (byteCount: number): string =>
  base64Url(crypto.getRandomValues(new Uint8Array(byteCount)))

/** SHA-256 of `text` as base64url; null where the page is not secure and browsers do not hash. */
export const sha256Text = async (text: string): Promise<string | null> =>
  isSecurePage()
    ? base64Url(
        new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
      )
    : null
