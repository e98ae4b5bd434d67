// A change as the plain API carries it: what contenders without an engine of their own send.
import type { Shore } from './shore.ts'
import type { Command } from './story.ts'

export type WireChange = { subject: string; body: Record<string, unknown> }

export const clientUrl = 'http://shore.test/client.php'

export const wireOf = (command: Command, { account: { listIds } }: Shore): WireChange => {
  const { subject } = command
  if (command.verb === 'create')
    return {
      subject,
      body: { f: 'create_watchlist', name: command.name, description: command.name, icon_id: 1 },
    }
  const list = listIds[command.list] ?? ''
  if (command.verb === 'rename')
    return {
      subject,
      body: {
        f: 'edit_watchlist',
        id: list,
        name: command.name,
        description: `seed-${command.list}`,
        icon_id: 1,
      },
    }
  return {
    subject,
    body: {
      f: command.verb === 'add' ? 'add_to_watchlist_v2' : 'remove_from_watchlist_v2',
      listId: list,
      coinId: command.item,
    },
  }
}

/** For the queue that keeps whole requests: the subject travels along, and no server asks for it. */
export const subjectHeader = 'x-bench-subject'

/** `key`: sent where the server honours keys. */
export const requestOf = (
  { subject, body }: WireChange,
  { hasExtensions, account }: Shore,
  key: string,
): Request =>
  new Request(clientUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${account.token}`,
      [subjectHeader]: subject,
      ...(hasExtensions ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })

/** The app's reading of an answer. Throws where it is no yes in the API's own form; `isDefinite` where it is a no in that form. */
export class NotDone extends Error {
  readonly status: number
  readonly isDefinite: boolean

  constructor(status: number, isDefinite: boolean) {
    super(`answered ${isDefinite ? 'no' : 'nothing of use'} (${status})`)
    this.status = status
    this.isDefinite = isDefinite
  }
}

export const assertDone = async (response: Response): Promise<void> => {
  const envelope = (await response
    .clone()
    .json()
    .catch(() => null)) as { success?: unknown } | null
  if (response.ok && envelope?.success === true) return
  const isClientError = response.status >= 400 && response.status < 500
  throw new NotDone(response.status, isClientError || (response.ok && envelope?.success === false))
}
