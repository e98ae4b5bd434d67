// Which modules of the portfolio share a file (../chunks.ts).

// What a queue needs to send and fold entries of the ledger; and the portfolio with the rules that keep its books, which
// are only loaded where somebody opens one.
export const ledger = {
  name: 'ledger',
  test: /src[\\/](data[\\/]ledger-entries[\\/](?!lazy|tables|types)|sync[\\/]entities[\\/]ledger-entries|domain[\\/]ledger[\\/](entry\.|lots[\\/]lot-method))/,
}
export const portfolio = {
  name: 'portfolio',
  test: /src[\\/](features[\\/]portfolio[\\/](?!over-time[\\/]past-chart|import[\\/])|parts[\\/]portfolio[\\/](?!add-to)|domain[\\/](ledger[\\/](?!import)|format[\\/]units)|client[\\/](sync-state[\\/]use-host-keeps|market[\\/]use-daily-closes)|data[\\/]catalog[\\/](pulls[\\/]pull-closes|queries[\\/]closes|store[\\/]store-closes)|routes[\\/].*portfolio-analysis\.tsx\?)|node_modules[\\/](big\.js|lucide-react[\\/].*[\\/](receipt-text|file-up))/,
}

// Reading files of exchanges, with the dialog that asks what they leave open.
export const fileImport = {
  name: 'file-import',
  test: /src[\\/](features[\\/]portfolio[\\/]import|domain[\\/]ledger[\\/]import)/,
}
// What draws lines by day, beside the library that it loads.
export const lineCharts = {
  name: 'line-charts',
  test: /src[\\/]features[\\/](compare[\\/]history[\\/]index-chart|portfolio[\\/]over-time[\\/]past-chart)/,
}
