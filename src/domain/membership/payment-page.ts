// Where a browser may be sent to pay: a page that nobody on the way can read or change.

const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address of a payment page as it may be opened; null for anything but https, and http on this
 * very machine, where a development server has its own. Addresses that carry a name and password
 * are refused: they read like another site.
 */
export const safePaymentPage = (url: unknown): string | null => {
  if (typeof url !== 'string' || !URL.canParse(url)) return null
  const { protocol, hostname, username, password, href } = new URL(url)
  if (username !== '' || password !== '') return null
  return protocol === 'https:' || (protocol === 'http:' && ownMachine.has(hostname)) ? href : null
}
