// Exchange rates of the sample market: near the real ones, and still, so that what is converted can
// be followed by hand.

/** Units for one US dollar. */
export const samplePerUsd = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  CHF: 0.88,
  TRY: 42,
  RUB: 81,
  JPY: 150,
  CNY: 7.1,
  KRW: 1_400,
  VND: 25_400,
  INR: 88,
  AED: 3.6725,
  SAR: 3.75,
  BRL: 5.4,
  ARS: 1_450,
  MXN: 18.4,
  CAD: 1.4,
  AUD: 1.53,
}
