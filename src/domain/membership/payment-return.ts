// What the payment provider puts on the address it sends people back to (D-PAYSUCCESS).

export type PaymentReturn =
  | { paymentIntent: string; paymentIntentClientSecret: string }
  | { sessionId: string }

const longest = 200

const valueOf = (query: URLSearchParams, name: string): string | null => {
  const value = query.get(name)?.trim() ?? ''
  return value === '' || value.length > longest ? null : value
}

/**
 * The payment a query string names, `?` included or not: both halves of a payment, else a session,
 * else null.
 */
export const readPaymentReturn = (search: string): PaymentReturn | null => {
  const query = new URLSearchParams(search)
  const paymentIntent = valueOf(query, 'payment_intent')
  const paymentIntentClientSecret = valueOf(query, 'payment_intent_client_secret')
  if (paymentIntent !== null && paymentIntentClientSecret !== null)
    return { paymentIntent, paymentIntentClientSecret }
  const sessionId = valueOf(query, 'session_id')
  return sessionId === null ? null : { sessionId }
}
