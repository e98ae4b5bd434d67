// The market a call works on, or the refusal while there is none yet.
import type { MarketPort, MarketView } from '../gateways/market/market-port.ts'
import type { CallContext } from '../calls/call-context.ts'
import { PreparedAnswer } from '../calls/prepared-answer.ts'
import { Refusal } from '../refusal.ts'

const retryAfterSec = 5

/** Throws MARKET_NOT_READY (503, Retry-After) until the first snapshot is there. */
export const openMarketOf = ({ deps: { market } }: CallContext): { market: MarketPort; view: MarketView } => {
  const view = market?.view()
  if (!market || !view) throw new Refusal('MARKET_NOT_READY', { retryAfterSec })
  return { market, view }
}

export const marketViewOf = (ctx: CallContext): MarketView => openMarketOf(ctx).view

const prepared = new WeakMap<object, PreparedAnswer>()

/** Serialised and compressed once for as long as the view hands out the same object. */
export const preparedOf = (output: object): PreparedAnswer => {
  const known = prepared.get(output)
  if (known) return known
  const answer = new PreparedAnswer(output)
  prepared.set(output, answer)
  return answer
}
