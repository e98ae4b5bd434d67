// What GoPlus says of the contracts behind coins, as rating inputs: asked one by one, remembered
// for a week.
import { factsWireSchema } from '#contract/market/rating-wire.ts'
import type { AskJson } from '../../provider/ask-json.ts'
import { askRound } from '../../provider/ask-round.ts'
import { KeptAnswers, type AnswerShelf } from '../../provider/kept-answers.ts'
import type { CoinContract, Enrichment, SourceCoin } from '../source-port.ts'
import { readTokenSecurity } from './token-security.ts'

const keepMs = 7 * 86_400_000
const mostWaitMs = 60_000
/** Requests of one round; the next round goes on where this one ended. */
const maxRequests = 60

export type GoplusOptions = {
  ask: AskJson
  baseUrl: string
  /** The contract a coin is judged by. */
  contractOf: (id: string) => CoinContract | null
  shelf: AnswerShelf
  nowMs: () => number
  onNote: (note: string) => void
}

type Contract = { key: string; path: string; address: string }

/** Only chains with an EIP-155 number: what GoPlus tells of others has another shape. */
const evmContract = (contract: CoinContract | null): Contract | null => {
  if (
    contract === null ||
    contract.chainNumber === null ||
    !/^0x[\da-f]{40}$/i.test(contract.address)
  )
    return null
  const address = contract.address.toLowerCase()
  return {
    key: `${contract.chainNumber}/${address}`,
    path: `/api/v1/token_security/${contract.chainNumber}?contract_addresses=${address}`,
    address,
  }
}

/**
 * Adds `openSource`, `honeypot` and `contractFlags` to the facts of coins whose contract is known.
 */
export const goplusFacts = ({
  ask,
  baseUrl,
  contractOf,
  shelf,
  nowMs,
  onNote,
}: GoplusOptions): Enrichment => {
  const kept = new KeptAnswers({
    name: 'goplus/token/1',
    schema: factsWireSchema,
    keepMs,
    most: 50_000,
    nowMs,
    shelf,
  })
  const contract = ({ id }: SourceCoin): Contract | null => evmContract(contractOf(id))
  return {
    refresh: (coins) =>
      askRound(
        coins.flatMap((coin) => contract(coin) ?? []),
        ({ key, path, address }, countRequest) =>
          kept.get(key, async () => {
            countRequest()
            return readTokenSecurity(
              await ask(`${baseUrl}${path}`, mostWaitMs),
              address,
              Math.floor(nowMs() / 1000),
            )
          }),
        { maxRequests, onNote, what: 'contracts' },
      ),
    enrich: (coin) => {
      const facts = kept.peek(contract(coin)?.key ?? '')
      return facts === null ? coin : { ...coin, facts: { ...coin.facts, ...facts } }
    },
  }
}
