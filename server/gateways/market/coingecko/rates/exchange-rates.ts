// CoinGecko's rates, told per bitcoin, as units of a currency for one US dollar.
import * as z from 'zod'
import { MarketSourceError, type SourceRates } from '../../source-port.ts'
import { KeptAnswers, type AnswerShelf } from '../../../provider/kept-answers.ts'
import type { AskCoingecko } from '../ask-coingecko.ts'
import { bodyOf, exchangeRatesBody } from '../bodies.ts'
import { isRecord } from '../read-value.ts'

const keepMs = 1_800_000
/** A person is waiting: then old rates, or the word that there are none yet. */
const personWaitMs = 5_000
const key = 'all'

const valueOf = (rate: unknown): number | null => {
  const value = isRecord(rate) ? rate['value'] : undefined
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/**
 * Units for one US dollar by code in capitals. What is no rate is left out. Throws
 * MarketSourceError where the dollar itself is.
 */
export const readExchangeRates = (body: unknown): Record<string, number> => {
  const { rates } = bodyOf(exchangeRatesBody, body, 'list of exchange rates')
  const dollarsPerBitcoin = valueOf(rates['usd'])
  if (dollarsPerBitcoin === null)
    throw new MarketSourceError("CoinGecko's exchange rates lack the US dollar")
  return Object.fromEntries(
    Object.entries(rates).flatMap(([code, rate]) => {
      const perBitcoin = valueOf(rate)
      return perBitcoin === null ? [] : [[code.toUpperCase(), perBitcoin / dollarsPerBitcoin]]
    }),
  )
}

type ExchangeRatesOptions = { ask: AskCoingecko; nowMs: () => number; shelf: AnswerShelf }

/**
 * Asked at most every half hour; while CoinGecko gives no answer the last one stands, with its
 * age.
 */
export const createExchangeRates = ({ ask, nowMs, shelf }: ExchangeRatesOptions) => {
  const kept = new KeptAnswers({
    name: 'coingecko/rates/1',
    schema: z.record(z.string(), z.number()),
    keepMs,
    most: 1,
    nowMs,
    shelf,
  })
  return async (): Promise<SourceRates> => {
    const perUsd = await kept.get(key, async () =>
      readExchangeRates(await ask((client) => client.exchangeRates.get(), personWaitMs)),
    )
    return { perUsd, asOfSec: kept.readAtSec(key) ?? Math.floor(nowMs() / 1000) }
  }
}
