// The market a call works on, or the refusal while there is none yet.
import type { MarketPort, MarketView } from '../gateways/market/market-port.ts'
import { MarketSourceError } from '../gateways/market/source-port.ts'
import type { CallContext } from '../calls/call-context.ts'
import { PreparedAnswer } from '../calls/answers/prepared-answer.ts'
import { Refusal } from '../refusal.ts'

const retryAfterSec = 5

/** Throws MARKET_NOT_READY (503, Retry-After) until the first snapshot is there. */
export const openMarketOf = ({
  deps: { market },
}: CallContext): { market: MarketPort; view: MarketView } => {
  const view = market?.view()
  if (!market || !view) throw new Refusal('MARKET_NOT_READY', { retryAfterSec })
  return { market, view }
}

const silentSec = 30

/**
 * Asks the market what it may have to ask a provider for. Throws MARKET_NOT_READY, with the time to
 * wait, while the provider gives no answer.
 */
export const askMarket = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof MarketSourceError)) throw error
    throw new Refusal('MARKET_NOT_READY', {
      retryAfterSec: Math.ceil((error.retryAfterMs ?? 1000 * silentSec) / 1000),
    })
  }
}

export const marketViewOf = (ctx: CallContext): MarketView => openMarketOf(ctx).view

const prepared = new WeakMap<object, PreparedAnswer>()

/** Serialised and compressed once for as long as the view hands out the same object. */
export const preparedOf = (output: object): PreparedAnswer => {
  const known = prepared.get(output)
  if (known) return known
  const answer = PreparedAnswer.of(() => output)
  prepared.set(output, answer)
  return answer
}
