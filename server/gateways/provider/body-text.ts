// Reads a provider's body, which may trickle in for ever or never end.
import { MarketSourceError } from '../market/source-port.ts'

export type BodyLimits = { timeoutMs: number; mostBytes: number }

/**
 * The text of a body. Throws MarketSourceError where it takes longer or is longer than `limits`
 * say.
 */
export const bodyText = async (
  response: Response,
  { timeoutMs, mostBytes }: BodyLimits,
): Promise<string> => {
  const reader = response.body?.getReader()
  if (!reader) return ''
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void reader.cancel().catch(() => {})
  }, timeoutMs)
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length
      if (length > mostBytes)
        throw new MarketSourceError(`the provider's answer is longer than ${mostBytes} bytes`)
      parts.push(part.value)
    }
  } finally {
    clearTimeout(timer)
    void reader.cancel().catch(() => {})
  }
  if (isLate)
    throw new MarketSourceError(`the provider's answer did not end within ${timeoutMs} ms`)
  return new TextDecoder().decode(Buffer.concat(parts))
}
