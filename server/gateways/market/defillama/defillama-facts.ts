// What DefiLlama knows of the protocols behind coins: value held and audits for everybody, unlock
// schedules with a paid key.
import * as z from 'zod'
import { factsWireSchema } from '#contract/market/rating-wire.ts'
import type { AskJson } from '../../provider/ask-json.ts'
import { askRound } from '../../provider/ask-round.ts'
import { KeptAnswers, type AnswerShelf } from '../../provider/kept-answers.ts'
import type { Enrichment, SourceCoin } from '../source-port.ts'
import { readSchedule, readScheduledIds, scheduleFacts, unlockSchedule } from './emission.ts'
import { readProtocols } from './protocols.ts'

const dayMs = 86_400_000
const mostWaitMs = 60_000
/** Schedules asked for in one round. */
const maxRequests = 60

export type DefillamaOptions = {
  ask: AskJson
  baseUrl: string
  shelf: AnswerShelf
  nowMs: () => number
  onNote: (note: string) => void
}
export type DefillamaUnlockOptions = DefillamaOptions & { apiKey: string }

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')
const richer = (coin: SourceCoin, facts: SourceCoin['facts']): SourceCoin => ({
  ...coin,
  facts: { ...coin.facts, ...facts },
})

/** Adds `tvl` and `auditCount`, from one list a day. */
export const defillamaProtocols = ({
  ask,
  baseUrl,
  shelf,
  nowMs,
  onNote,
}: DefillamaOptions): Enrichment => {
  const kept = new KeptAnswers({
    name: 'defillama/protocols/1',
    schema: z.record(z.string(), factsWireSchema),
    keepMs: dayMs,
    most: 1,
    nowMs,
    shelf,
  })
  const askList = async () => {
    const { items, bad } = readProtocols(
      await ask(`${baseUrl}/protocols`, mostWaitMs),
      Math.floor(nowMs() / 1000),
    )
    if (bad > 0) onNote(`DefiLlama's list of protocols: ${bad} rows made no sense`)
    return items
  }
  return {
    refresh: async () => {
      await kept
        .get('all', askList)
        .catch((error: unknown) => onNote(`protocols are left for later: ${reasonOf(error)}`))
    },
    enrich: (coin) => {
      const items = kept.peek('all')
      const facts = items !== null && Object.hasOwn(items, coin.id) ? items[coin.id] : undefined
      return facts === undefined ? coin : richer(coin, facts)
    },
  }
}

/** Adds `unlockNext30d`, `inflation12m` and `insiderShare`, from one schedule a coin and week. */
export const defillamaUnlocks = ({
  ask,
  baseUrl,
  apiKey,
  shelf,
  nowMs,
  onNote,
}: DefillamaUnlockOptions): Enrichment => {
  const base = `${baseUrl}/${encodeURIComponent(apiKey)}/api`
  const ids = new KeptAnswers({
    name: 'defillama/scheduled/1',
    schema: z.array(z.string()),
    keepMs: dayMs,
    most: 1,
    nowMs,
    shelf,
  })
  const schedules = new KeptAnswers({
    name: 'defillama/schedule/1',
    schema: unlockSchedule,
    keepMs: 7 * dayMs,
    most: 5_000,
    nowMs,
    shelf,
  })
  const nowSec = (): number => Math.floor(nowMs() / 1000)
  return {
    refresh: async (coins) => {
      const scheduled = new Set(
        await ids
          .get('all', async () => readScheduledIds(await ask(`${base}/emissions`, mostWaitMs)))
          .catch((error: unknown) => {
            onNote(`unlock schedules are left for later: ${reasonOf(error)}`)
            return []
          }),
      )
      await askRound(
        coins.filter(({ id }) => scheduled.has(id)),
        ({ id }, countRequest) =>
          schedules.get(id, async () => {
            countRequest()
            return readSchedule(
              await ask(`${base}/emission/${encodeURIComponent(id)}`, mostWaitMs),
              nowSec(),
            )
          }),
        { maxRequests, onNote, what: 'unlock schedules' },
      )
    },
    enrich: (coin) => {
      const schedule = schedules.peek(coin.id)
      return schedule === null
        ? coin
        : richer(coin, scheduleFacts(schedule, coin.circulating_supply, nowSec()))
    },
  }
}
