// Webhooks of the stand-in: signed as Stripe signs, delivered in order, kept until they are taken.
import { createHmac } from 'node:crypto'
import type { LocalEvent, LocalState } from './world/local-state.ts'

/** Takes a notice to the server's own route; resolves to the HTTP status. */
export type Deliver = (notice: { body: string; signature: string }) => Promise<number>

/** An event as it is sent: its body, and `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export const signed = (
  event: LocalEvent,
  { secret, nowSec }: { secret: string; nowSec: number },
): { body: string; signature: string } => {
  const body = JSON.stringify(event)
  const hmac = createHmac('sha256', secret).update(`${nowSec}.${body}`).digest('hex')
  return { body, signature: `t=${nowSec},v1=${hmac}` }
}

/**
 * Delivers what waits, oldest first, until one is not taken; that one is tried again the next time.
 */
export const deliverAll = async (
  state: LocalState,
  by: { deliver: Deliver; secret: string; nowSec: () => number },
): Promise<void> => {
  for (let event = state.events[0]; event !== undefined; event = state.events[0]) {
    if ((await by.deliver(signed(event, { secret: by.secret, nowSec: by.nowSec() }))) >= 300) return
    state.events.splice(state.events.indexOf(event), 1)
  }
}
