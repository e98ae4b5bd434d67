// A host that is not ours: our server's answers as a PHP program would type them. Flags are "1" and "0", figures are text,
// times are dates, unknown fields are left out, `error` is false; and of all fields only those that the specification
// names are there (D-PHPTYPES). It knows no call of our own making.
import type { Envelope } from '#contract/envelope.ts'

/** What the specification names (§2, §3, §7), by the names of the proposed shapes. */
const named: ReadonlySet<string> = new Set(
  [
    // User, session, language
    'token user id username email email_verified membershipTier avatar_id avatarId avatarUrl isAdmin',
    'code name nativeName isRTL isActive createdAt updatedAt language_code message',
    // Watchlists, search
    'user_id icon_id description created_at isDefault coins projects idos symbol image logo',
    // Coins: columns, fields, and the lines of a chart
    'items total rank price market_cap change_7d total_ai_score tokenomics security social market',
    'insights volume_24h circulating_supply total_supply max_supply ath atl coin_age_days points t',
    // Sales
    'sale_type launch_date token_price circulating_supply_tge initial_cap total_raised launchpads',
    'category blockchain investors',
    // Membership
    'subscriptions subscriptionId level status plan_name priceId sessionId url',
    'amount currency interval features number created brand last4 exp_month exp_year options',
  ].flatMap((line) => line.split(' ')),
)
const times: ReadonlySet<string> = new Set(
  'created_at createdAt updatedAt launch_date created t'.split(' '),
)

/** Calls beyond the specification's and the ones proposed for what it does not show. */
const unknownCalls: ReadonlySet<string> = new Set([
  'get_capabilities',
  'get_config',
  'get_captcha_challenge',
  'get_market',
  'get_market_block',
  'get_coin_dossiers',
  'get_coin_ohlc',
  'get_daily_closes',
  'get_score_history',
  'get_sessions',
  'revoke_session',
  'revoke_other_sessions',
  'export_my_data',
  'get_exchange_rates',
  'get_notification_settings',
  'update_notification_settings',
  'delete_account',
  'change_watchlist_items',
  'get_ledger_entries',
  'create_ledger_entry',
  'edit_ledger_entry',
  'delete_ledger_entry',
])
export const isUnknownCall = (f: string): boolean => unknownCalls.has(f)

/** Calls whose answers the specification reads under `data` as well (R-MEM-017, R-MEM-018). */
const underData = /^(get-subscription-options|(preview-)?(upgrade|downgrade)-subscription)$/

export const isNamed = (field: string): boolean => named.has(field)

const dateOf = (sec: number): string =>
  new Date(sec * 1000).toISOString().slice(0, 19).replace('T', ' ')

const retyped = (value: unknown, field = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => retyped(each, field))
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return times.has(field) ? dateOf(value) : String(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === null || !named.has(name) ? [] : [[name, retyped(each, name)]],
    ),
  )
}

/** How such a host answers `f`, where ours answers so. */
export const phpAnswer = (f: string, { success, output, errormsg, ...rest }: Envelope): object => {
  if (unknownCalls.has(f)) return { success: '0', error: true, errormsg: `Unknown function ${f}` }
  if (!success)
    return {
      success: '0',
      output: false,
      error: true,
      errormsg,
      ...('email_not_verified' in rest ? { data: { email_not_verified: '1' } } : {}),
    }
  const content = retyped(output)
  return {
    success: '1',
    ...(underData.test(f) ? { data: content } : { output: content }),
    error: false,
    errormsg: false,
  }
}
