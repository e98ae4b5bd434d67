// Fetches one feed politely: asks only for what is new, waits a limited time, reads a limited
// length.

export type FeedMemory = { etag: string | null; lastModified: string | null }
export type FeedAnswer = { kind: 'unchanged' } | { kind: 'read'; body: string; memory: FeedMemory }

const timeoutMs = 15_000
const mostBytes = 2 * 1024 * 1024

const textOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new Error(`the feed is longer than ${mostBytes} bytes`)
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

/** Throws where the feed cannot be reached, answers badly or is too long. */
export const askFeed = async (
  url: string,
  { etag, lastModified }: FeedMemory,
  send: typeof fetch,
): Promise<FeedAnswer> => {
  const response = await send(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
      'user-agent': 'CoinSight news reader',
      ...(etag === null ? {} : { 'if-none-match': etag }),
      ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
    },
  })
  if (response.status === 304) return { kind: 'unchanged' }
  if (!response.ok) throw new Error(`the feed answered ${response.status}`)
  return {
    kind: 'read',
    body: await textOf(response),
    memory: {
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    },
  }
}
