// Small pages and layers that share a file each (../chunks.ts).

// Pages that say what a part does, and the keys of the app, each with its own parts.
export const info = { name: 'info', test: /src[\\/]features[\\/]info[\\/]/ }
export const announced = { name: 'announced', test: /src[\\/]parts[\\/](not-yet|online-page)[\\/]/ }
export const shortcuts = {
  name: 'shortcuts',
  test: /src[\\/](parts[\\/]shortcuts|app[\\/]shell[\\/]shortcuts[\\/]shortcuts-dialog)/,
}
