// What is known of the way a person pays (R-MEM-013): never more of a card than its brand, its end
// and its expiry (R-MEM-045).

export type PaymentMethod = {
  /** As people write it: Visa, American Express. */
  brand: string | null
  last4: string | null
  /** 1 to 12, with a four-digit year. */
  expires: { month: number; year: number } | null
}

const brandNames: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['american express', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['link', 'Link'],
  ['paypal', 'PayPal'],
  ['sepa_debit', 'SEPA'],
])

/** A provider's code for a brand as people write it; one we do not know stays as it came. */
export const brandName = (code: string): string => brandNames.get(code.toLowerCase()) ?? code

/** '04/2030', as it is printed on cards. */
export const formatExpiry = ({ month, year }: { month: number; year: number }): string =>
  `${String(month).padStart(2, '0')}/${year}`

/** True once the month on the card is over, by UTC: a card is good through its whole month. */
export const isExpired = ({ expires }: PaymentMethod, nowSec: number): boolean =>
  expires !== null && nowSec * 1000 >= Date.UTC(expires.year, expires.month)
