// The product's name in one place (D-BRAND). Never translated.
export const productName = 'CoinSight'
