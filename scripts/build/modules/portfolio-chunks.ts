// Which modules of the portfolio share a file (../chunks.ts).

// What a queue needs to send and fold entries of the ledger; and the portfolio with the rules that keep its books, which
// are only loaded where somebody opens one.
export const ledger = {
  name: 'ledger',
  test: /src[\\/](data[\\/]ledger-entries[\\/](?!lazy|tables|types)|sync[\\/]entities[\\/]ledger-entries|domain[\\/]ledger[\\/](entry\.|lots[\\/]lot-method))/,
}
export const portfolio = {
  name: 'portfolio',
  test: /src[\\/](features[\\/]portfolio|parts[\\/]portfolio[\\/](?!add-to)|domain[\\/](ledger|format[\\/]units)|client[\\/]sync-state[\\/]use-host-keeps|routes[\\/].*portfolio-analysis\.tsx\?)|node_modules[\\/](big\.js|lucide-react[\\/].*[\\/]receipt-text)/,
}
