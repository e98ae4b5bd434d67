// Which modules share a file (decision 070, 072): without this every combination of screens would get files of its own,
// two hundred requests of a few hundred bytes. A module goes with the first thing that needs it.
import { fileURLToPath } from 'node:url'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
type Ids = ReadonlySet<string>

const source = (file: string): string =>
  fileURLToPath(new URL(`../../src/${file}`, import.meta.url))
const screenOf = (route: string): string => `${source(`routes/${route}`)}?tsr-split=component`

// Names every Radix part there is: which of them are needed is only known once the rest is shaken off.
const isRadixIndex = (id: string): boolean => /node_modules[\\/]radix-ui[\\/]/.test(id)

/** Every module that runs before the first line of any of `entries`, themselves included. */
const reachedFrom = (entries: readonly string[], graph: Graph): Ids => {
  const found = new Set(entries)
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!isRadixIndex(next)) found.add(next)
  }
  return found
}

/** Asked for every module, after the graph is complete: walked once. */
const onceWalked = (entries: readonly string[]): ((graph: Graph) => Ids) => {
  let found: Ids | null = null
  return (graph) => (found ??= reachedFrom(entries, graph))
}

const isPackage = (id: string): boolean => id.includes('node_modules')

// The security policies with what they rule, in one chunk: they hold before any schema is made or page written to.
const policies = {
  name: 'policies',
  test: /src[\\/]platform[\\/]security[\\/](no-eval|trusted-types)|node_modules[\\/]zod[\\/]/,
}

// What every page loads first and always together, in the two parts that main.tsx reads it in.
const mainId = source('main.tsx')
const appId = source('app/start-app.tsx')
const modulesBefore = onceWalked([mainId])
const modulesOfApp = onceWalked([appId])
/** The one part of Radix that is there from the start: it is named through the index. */
const isReadingDirection = (id: string): boolean => id.includes('@radix-ui/react-direction')
const firstName = (id: string, graph: Graph): string | null => {
  if (id === mainId || id === appId || id.endsWith('.css')) return null
  if (modulesBefore(graph).has(id)) return 'ground'
  if (isReadingDirection(id)) return 'libraries'
  return modulesOfApp(graph).has(id) ? (isPackage(id) ? 'libraries' : 'start') : null
}
const first = { name: firstName }

/** What `entries` share with other parts of the app, in one file: what only they need stays in their own. */
const sharedBy = (entries: readonly string[], name: (id: string) => string | null) => {
  const modules = onceWalked(entries)
  return {
    name: (id: string, graph: Graph): string | null =>
      id.endsWith('.css') || !modules(graph).has(id) ? null : name(id),
    minShareCount: 2,
  }
}

// What is fetched after the first screen: ahead of a flight, for a coin's tabs, the launchpads; and
// what sends a long queue.
const laterPulls = {
  name: 'later-pulls',
  test: /src[\\/](data[\\/]catalog[\\/]((pulls[\\/](fetch-|pull-coin-tabs|pull-launchpads)|gather[\\/]fetch-)|store[\\/]store-(dossiers|launchpads)|types[\\/]launchpad-row)|domain[\\/]launchpad[\\/]launchpad-record|client[\\/]market[\\/]use-launchpads-pull|sync[\\/]drain[\\/]send-batch|data[\\/]outbox[\\/](claim-batch|acknowledge-all|discard-queue))/,
}
// The frame of every page with the database it reads, and what most screens are made of: figures,
// small parts, the star.
const frameEntries = [
  screenOf('_app.tsx'),
  screenOf('_app/coinlist.tsx'),
  ...['app/sync/account-sync.tsx', 'app/sync/start-sync.ts', 'app/shell/lazy-parts.tsx'].map(
    source,
  ),
]
const frameName = (id: string): string | null => {
  if (laterPulls.test.test(id)) return null
  return /node_modules[\\/]dexie/.test(id) ? 'database' : 'frame'
}
const frame = sharedBy(frameEntries, frameName)
// What every page adds after its first screen.
const late = sharedBy(
  [
    'keyboard-parts.tsx',
    'feedback/feedback-button.tsx',
    'footer/footer.tsx',
    '../installable-parts.tsx',
  ].map((file) => source(`app/shell/${file}`)),
  (id) => (isPackage(id) ? null : 'late'),
)
const parts = {
  name: 'parts',
  test: /src[\\/]ui[\\/](actions[\\/](button|icon|chip|kbd)|figures|identity[\\/](?!avatar-art)|rating[\\/](?!.*radar)|states|table[\\/])|src[\\/]parts[\\/]market[\\/]use-source-names/,
  minShareCount: 2,
}
// Drawn for members with a picture, and for ratings laid side by side.
const avatarArt = { name: 'avatar-art', test: /src[\\/]ui[\\/]identity[\\/]avatar-art/ }
const radar = { name: 'radar', test: /src[\\/]ui[\\/]rating[\\/].*radar/ }
const icons = { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 }

// What every control of Radix is made of, and what opens over the page.
const controls = {
  name: 'controls',
  test: /node_modules[\\/]@radix-ui[\\/](primitive|number|react-(slot|context|primitive|compose-refs|use-|id|presence|collection|roving-focus|visually-hidden|toggle))/,
  minShareCount: 2,
}
const layers = {
  name: 'layers',
  test: /node_modules[\\/](@radix-ui[\\/]react-(dialog|popper|dismissable-layer|focus-|menu|portal|arrow)|@floating-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce|tslib)/,
  minShareCount: 2,
}

// One menu in two shapes, for administrators only.
const adminFrame = { name: 'admin-frame', test: /src[\\/]app[\\/]shell[\\/]admin-sidebar/ }

// IndexedDB in memory, for browsers that refuse theirs (decision 031).
const memoryStorage = { name: 'memory-storage', test: /node_modules[\\/]fake-indexeddb[\\/]/ }

// The frame of a coin's page, whichever tab is open, and the rules that several of its tabs compute by.
const coinPage = {
  name: 'coin-page',
  test: /src[\\/](features[\\/]coins[\\/]detail[\\/]([^\\/]+$|overview[\\/](?!price-chart|chart-series))|client[\\/](market[\\/]use-coin-pulls|session[\\/]use-history-days)|data[\\/]catalog[\\/]queries[\\/]tab-queries)/,
}
const coinRules = {
  name: 'coin-rules',
  test: /src[\\/](domain[\\/](series|projection|technicals)[\\/]|parts[\\/]market[\\/]use-(age-text|flaw-words))|node_modules[\\/](simple-statistics|trading-signals)[\\/]/,
}
// Drawing charts and writing tables for a spreadsheet: large libraries, each with the little that
// is always used with it.
const charts = {
  name: 'charts',
  test: /node_modules[\\/](lightweight-charts|fancy-canvas)[\\/]|src[\\/]ui[\\/]chart[\\/](chart-options|theme-colours)/,
}
const spreadsheets = {
  name: 'spreadsheets',
  test: /node_modules[\\/]papaparse[\\/]|src[\\/]client[\\/]files[\\/]csv-file/,
}
const ratingPanel = {
  name: 'rating-panel',
  test: /src[\\/](parts[\\/]rating-panel[\\/](?!receipt[\\/]rating-(words|caps)|verify-score)|domain[\\/]rating[\\/](levers|rating-change))/,
}

// The plans, which the first page offers too, and what the pages about a membership share.
const plans = {
  name: 'plans',
  test: /src[\\/]((client|parts)[\\/]plans|data[\\/]plans|domain[\\/]membership[\\/]plan(\.|-price))/,
  minShareCount: 2,
}
const membership = {
  name: 'membership',
  test: /src[\\/](features|client)[\\/]membership|src[\\/]client[\\/]online[\\/]membership|src[\\/](data[\\/]membership[\\/].*-of-wire|domain[\\/]membership[\\/](subscription|payment-|invoice)|sync[\\/]online[\\/]membership|platform[\\/]storage[\\/]last-checkout)/,
  minShareCount: 2,
}

// Small things that need nothing but what every page has: a file each would be more request than code.
const accountForms = {
  name: 'account-forms',
  test: /src[\\/](features[\\/]auth[\\/](auth-page|notice|use-leave)|sync[\\/]online[\\/]sign-in[\\/]google-sign-in|domain[\\/]account[\\/]username|platform[\\/]storage[\\/]pending-google)/,
  minShareCount: 2,
}
const smallRules = {
  name: 'small-rules',
  test: /src[\\/](domain[\\/](page[\\/]metric-rating|text[\\/]hash-text)|platform[\\/](operator|page[\\/]save-file|security[\\/]secure-context)|data[\\/]outbox[\\/]queue-view|sync[\\/]online[\\/]online-failure|client[\\/](host-config|online[\\/](host|online)\.)|parts[\\/]errors[\\/]online-failure-text)/,
  minShareCount: 2,
}
const smallParts = {
  name: 'small-parts',
  test: /src[\\/](ui[\\/](fields[\\/](text-area|select-class)|overlays[\\/]lazy-menu)|features[\\/](public[\\/]page-head|upcoming[\\/]detail[\\/](sale-section|launch-date))|client[\\/]watchlists[\\/]use-item-names|parts[\\/](coin-rows[\\/]shown-count|watchlist[\\/]list-icon|watchlist-star[\\/]watchlist-star)|domain[\\/]format[\\/]amount)/,
  minShareCount: 2,
}
// What sales come to: their order, and what became of a launchpad's.
const saleRules = {
  name: 'sale-rules',
  test: /src[\\/].*[\\/](sale-order|launchpad-record)\.ts/,
  minShareCount: 2,
}
// What pages of a list share beside its rows.
const listParts = {
  name: 'list-parts',
  test: /src[\\/](parts[\\/](coin-rows[\\/](figure-columns|left-out|list-page|volume-floor-select)|market[\\/]none-from-source|row-opener|list-search-field)|ui[\\/]fields[\\/](lazy-select|score-range)|features[\\/]movers[\\/]trade-heads)/,
  minShareCount: 2,
}
const ratingWords = {
  name: 'rating-words',
  test: /src[\\/]parts[\\/]rating-panel[\\/](receipt[\\/]rating-(words|caps)|verify-score)|src[\\/](domain[\\/](membership[\\/]membership\.|rating[\\/]history-window)|data[\\/]catalog[\\/](queries[\\/]score-window|commands[\\/]shorten-scores))/,
}
// Whether the lists were read: for the page of the lists, and for what a star opens.
const listsRead = {
  name: 'lists-read',
  test: /src[\\/](client[\\/]watchlists[\\/]use-lists-read|data[\\/]watchlists[\\/]lists-read)/,
}

/** The groups of rolldown's `codeSplitting`; an earlier one has the first choice of a module. */
export const chunkGroups = [
  policies,
  first,
  frame,
  late,
  parts,
  avatarArt,
  radar,
  icons,
  controls,
  layers,
  adminFrame,
  memoryStorage,
  coinPage,
  coinRules,
  charts,
  spreadsheets,
  ratingPanel,
  ratingWords,
  plans,
  membership,
  listParts,
  saleRules,
  accountForms,
  smallRules,
  smallParts,
  laterPulls,
  listsRead,
]
