// What the kinds of the Crypto.com app mean for one's holdings. Learnt from rotki's test data and
// the app's own words in the column beside them.
import type { DraftKind } from '../../../draft.ts'

/** `own`: between places of one person. `pending`: money set aside for an order, or given back. */
type Meaning =
  | Extract<DraftKind, 'trade' | 'reward' | 'spend'>
  | 'purchase'
  | 'transfer'
  | 'own'
  | 'pending'

const meanings: [RegExp, Meaning][] = [
  [/\.purchase_(?:lock|unlock)$/, 'pending'],
  [/^(?:crypto_exchange|viban_purchase|crypto_viban_exchange|trading\..*)$/, 'trade'],
  [/^crypto_purchase$/, 'purchase'],
  [
    /^(?:crypto_deposit|crypto_withdrawal|crypto_transfer|viban_deposit|viban_withdrawal)$/,
    'transfer',
  ],
  [/^card_top_up$|^crypto_payment(?:_refund)?$/, 'spend'],
  [
    /^(?:crypto_to_exchange_transfer|exchange_to_crypto_transfer|airdrop_to_exchange_transfer)$/,
    'own',
  ],
  [/^(?:lockup_lock|lockup_unlock|lockup_upgrade|lockup_swap_rebate)$/, 'own'],
  [/^crypto_earn_program_(?:created|withdrawn)$|^invest_(?:deposit|withdrawal)$/, 'own'],
  [/^supercharger_(?:deposit|withdrawal)$|_exchange_deposit$/, 'own'],
  [/(?:reward|rewards|rebate|cashback|bonus|gift|interest_paid|airdrop_locked)$/, 'reward'],
  [/^(?:reimbursement|card_cashback|supercharger_reward).*$|^rewards_platform_/, 'reward'],
]

/** Null for kinds nobody has told us of. */
export const kindOf = (kind: string): Meaning | null =>
  meanings.find(([form]) => form.test(kind))?.[1] ?? null
