// Which modules share a file (decision 070, 072): without this every combination of screens would get files of its own,
// two hundred requests of a few hundred bytes. A module goes with the first thing that needs it.
import { fileURLToPath } from 'node:url'
import { announced, info, shortcuts } from './modules/page-chunks.ts'
import { fileImport, ledger, lineCharts, portfolio } from './modules/portfolio-chunks.ts'
import { drawersOf, isIconFile } from './modules/drawn-icons.ts'
import { onceWalked, type Graph } from './modules/reached-modules.ts'

const source = (file: string): string =>
  fileURLToPath(new URL(`../../src/${file}`, import.meta.url))
const screenOf = (route: string): string => `${source(`routes/${route}`)}?tsr-split=component`

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
/** Of Query only for what lays coins side by side; its index names it for everybody. */
const isManyQueries = (id: string): boolean => /[\\/](useQueries|queriesObserver)\.js$/.test(id)
const firstName = (id: string, graph: Graph): string | null => {
  if (id === mainId || id === appId || id.endsWith('.css') || isManyQueries(id)) return null
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

// Amounts in another currency than the dollar: rules, rates and the choice, for those who want them.
const currency = {
  name: 'currency',
  test: /src[\\/](domain[\\/]money[\\/](currencies|money-format|exchange-rates|proposed-currency)|client[\\/]currency[\\/](apply-currency|rates-care|use-rates)|data[\\/]catalog[\\/](pulls[\\/]pull-rates|queries[\\/]rates|store[\\/]store-rates)|parts[\\/]currency[\\/](rate-age|currency-(dialog|grid))|parts[\\/]language[\\/]use-grid-keys)/,
}
// What is fetched after the first screen: ahead of a flight, for a coin's tabs, the launchpads.
const laterPulls = {
  name: 'later-pulls',
  test: /src[\\/](data[\\/]catalog[\\/]((pulls[\\/](fetch-|pull-coin-tabs|pull-launchpads)|gather[\\/]fetch-)|store[\\/]store-(dossiers|launchpads)|types[\\/]launchpad-row)|domain[\\/]launchpad[\\/]launchpad-record|client[\\/]market[\\/]use-launchpads-pull)/,
}
// What sends a long queue: with the engine, which a visitor's page never loads.
const longQueue = {
  name: 'long-queue',
  test: /src[\\/](sync[\\/]drain[\\/]send-batch|data[\\/]outbox[\\/](claim-batch|acknowledge-all|discard-queue))/,
}
// The frame of every page with the database it reads, and what most screens are made of: figures,
// small parts, the star.
const frameEntries = [
  screenOf('_app.tsx'),
  screenOf('_app/coinlist.tsx'),
  ...[
    'app/sync/account-sync.tsx',
    'app/sync/start-sync.ts',
    'app/shell/after-first-screen.tsx',
    'parts/storage-banner/storage-banner.tsx',
    'platform/page/page-metrics.ts',
  ].map(source),
]
const frameName = (id: string): string | null => {
  if (laterPulls.test.test(id) || longQueue.test.test(id)) return null
  return /node_modules[\\/]dexie/.test(id) ? 'database' : 'frame'
}
const frameModules = onceWalked(frameEntries)
/** What draws the icons that few pages show: menus, administrators, lists, how to install. */
const rareDrawer =
  /src[\\/](dev[\\/]|app[\\/]shell[\\/](admin-sidebar|menu|palette|top-bar)|parts[\\/](install|flight-ready|watchlist[\\/]list-icon))/
const isRareIcon = (id: string, graph: Graph): boolean => {
  const by = drawersOf(id, graph)
  return by.length > 0 && by.every((drawer) => rareDrawer.test(drawer))
}
const frame = {
  name: (id: string, graph: Graph): string | null => {
    if (id.endsWith('.css')) return null
    const isHere = frameModules(graph).has(id) || (isIconFile(id) && !isRareIcon(id, graph))
    return isHere ? frameName(id) : null
  },
  minShareCount: 2,
}
// What every page adds after its first screen.
const late = sharedBy(
  ['after-first-screen.tsx', 'footer/footer.tsx'].map((file) => source(`app/shell/${file}`)),
  (id) => (isPackage(id) ? null : 'late'),
)
const parts = {
  name: 'parts',
  test: /src[\\/]ui[\\/](actions[\\/](button|icon|chip|kbd)|figures|identity[\\/](?!avatar-art)|rating[\\/](?!.*radar)|states|table[\\/]|fields[\\/](field\.|select-class|lazy-select))|src[\\/]parts[\\/](market[\\/]use-source-names|states[\\/]lazy-menu)/,
  minShareCount: 2,
}
// Drawn for members with a picture, and for what is laid side by side.
const avatarArt = { name: 'avatar-art', test: /src[\\/]ui[\\/]identity[\\/]avatar-art/ }
const radar = {
  name: 'radar',
  test: /src[\\/]ui[\\/](rating[\\/].*radar|chart[\\/]series-)/,
}
const icons = {
  name: 'icons',
  test: /node_modules[\\/]lucide-react[\\/]|src[\\/]parts[\\/]watchlist[\\/]list-icon/,
  minShareCount: 2,
}

// What every control of Radix is made of, what chooses one of several, and what opens over the page.
const controls = {
  name: 'controls',
  test: /node_modules[\\/]@radix-ui[\\/](primitive|number|react-(slot|context|primitive|compose-refs|use-|id|presence|collection|roving-focus|visually-hidden))/,
  minShareCount: 2,
}
const choosers = {
  name: 'choosers',
  test: /src[\\/]ui[\\/]actions[\\/](tabs|segment)|node_modules[\\/]@radix-ui[\\/]react-(toggle|tabs)/,
  minShareCount: 2,
}
const layers = {
  name: 'layers',
  test: /src[\\/](ui[\\/]overlays[\\/](?!menu)|platform[\\/]device[\\/]touch)|node_modules[\\/](@radix-ui[\\/]react-(dialog|dismissable-layer|focus-|portal)|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce|tslib)/,
  minShareCount: 2,
}
const poppers = {
  name: 'poppers',
  test: /node_modules[\\/](@radix-ui[\\/]react-(popper|arrow)|@floating-ui)/,
  minShareCount: 2,
}
const menus = {
  name: 'menus',
  test: /src[\\/]ui[\\/]overlays[\\/]menu|node_modules[\\/]@radix-ui[\\/]react-(menu|dropdown-menu)/,
  minShareCount: 2,
}
// What forms are made of, and what holds the larger ones together.
const fields = {
  name: 'fields',
  test: /src[\\/]ui[\\/](fields[\\/](text-field|text-area|password-field|form-alert|checkbox)|page-section)|src[\\/]parts[\\/](states[\\/]connection-note|search[\\/]coin-search-form)|node_modules[\\/]@radix-ui[\\/]react-checkbox/,
  minShareCount: 2,
}
const forms = {
  name: 'forms',
  test: /node_modules[\\/](react-hook-form|@hookform)[\\/]|src[\\/](parts[\\/]new-password|domain[\\/]account[\\/]password|features[\\/]auth[\\/](captcha[\\/](use-captcha|captcha-solver|solved-by)|submit-button|form-message|login[\\/]login-schema))/,
  minShareCount: 2,
}

// The frame of the gallery's pieces, for developers only.
const specimen = { name: 'specimen', test: /src[\\/]dev[\\/]gallery[\\/]specimen/ }

// One menu in two shapes, for administrators only.
const adminFrame = { name: 'admin-frame', test: /src[\\/]app[\\/]shell[\\/]admin-sidebar/ }

// IndexedDB in memory, for browsers that refuse theirs (decision 031).
const memoryStorage = { name: 'memory-storage', test: /node_modules[\\/]fake-indexeddb[\\/]/ }

// The frame of a coin's page, whichever tab is open, and the rules that several of its tabs compute by.
const coinPage = {
  name: 'coin-page',
  test: /src[\\/](parts[\\/]portfolio[\\/]add-to|features[\\/]coins[\\/]detail[\\/]([^\\/]+$|section[\\/]|overview[\\/](?!price-chart|chart-series|converter))|client[\\/](market[\\/]use-coin-pulls|session[\\/]use-history-days)|domain[\\/]figure[\\/]shared-provenance|data[\\/]catalog[\\/]queries[\\/]tab-queries)/,
}
const coinRules = {
  name: 'coin-rules',
  test: /src[\\/](domain[\\/](series|projection|technicals)[\\/]|parts[\\/]market[\\/](use-(age-text|flaw-words)|point-table)|client[\\/]market[\\/]use-first-points)|node_modules[\\/](simple-statistics|trading-signals)[\\/]/,
}
// What a coin's overview adds after its figures: a converter, where it is traded, where the price may go.
const projectionParts = {
  name: 'projection-parts',
  test: /src[\\/](features[\\/]coins[\\/]detail[\\/]((projection|markets)[\\/]|overview[\\/]converter)|domain[\\/]coin[\\/]market-order)/,
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
// How a score came about: the panel, its words, and the rules that compute it anew.
const ratingPanel = {
  name: 'rating-panel',
  test: /src[\\/](parts[\\/]rating-panel[\\/](?!receipt[\\/]rating-(words|caps)|verify-score)|domain[\\/]rating[\\/](levers|rating-change))/,
}
const ratingWords = {
  name: 'rating-words',
  test: /src[\\/](parts[\\/]rating-panel[\\/](receipt[\\/]rating-(words|caps)|verify-score)|domain[\\/]rating[\\/](inputs|rate\.|caps)|features[\\/]coins[\\/]own-weights[\\/]saved-weights|data[\\/]catalog[\\/]queries[\\/]score-window)/,
  minShareCount: 2,
}

// The plans, which the first page offers too, and what the pages about a membership share.
const plans = {
  name: 'plans',
  test: /src[\\/]((client|parts)[\\/]plans|data[\\/]plans|domain[\\/]membership[\\/]plan(\.|-price)|parts[\\/]membership-gate[\\/]upgrade-card)/,
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
  test: /src[\\/](features[\\/]auth[\\/](auth-page|notice|use-leave)|(sync|client)[\\/]online[\\/]sign-in(?![\\/]sign-out)|domain[\\/]account[\\/]username|platform[\\/]storage[\\/]pending-google)/,
  minShareCount: 2,
}
const accountVerbs = {
  name: 'account-verbs',
  test: /src[\\/](client[\\/]online[\\/]profile|sync[\\/]online[\\/](update-profile|notification-settings|change-password|delete-account|device-sessions|export-my-data|avatar))/,
}
const smallRules = {
  name: 'small-rules',
  test: /src[\\/](domain[\\/](coin[\\/]contract-page|text[\\/](hash-text|web-address)|membership[\\/]membership\.|rating[\\/]history-window)|platform[\\/](operator|[^\\/]+[\\/]clipboard|page[\\/]save-file|security[\\/]secure-context|device[\\/]apple|storage[\\/]session-values)|data[\\/](outbox[\\/]queue-view|membership[\\/](commands|queries|part-key)|catalog[\\/]commands[\\/]shorten-scores)|sync[\\/]online[\\/]online-failure|client[\\/](host-config|online[\\/](host|online)\.|files[\\/]save-calendar)|parts[\\/]errors[\\/]online-failure-text)/,
  minShareCount: 2,
}
const smallParts = {
  name: 'small-parts',
  test: /src[\\/](features[\\/](public[\\/](page-(head|description)|faq[\\/]question)|upcoming[\\/](detail[\\/](sale-section|launch-date)|unlocks[\\/](when-cell|use-when-of)))|client[\\/]watchlists[\\/]use-(item-names|lists-read)|data[\\/]watchlists[\\/]lists-read|parts[\\/](watchlist-star[\\/]watchlist-star|phrased|personal-amount|search[\\/]coin-picker)|platform[\\/]page[\\/]page-description|i18n[\\/]typography[\\/]phrases|domain[\\/](format[\\/]amount|sale[\\/](vesting|sale-order))|.*[\\/]launchpad-record\.)/,
  minShareCount: 2,
}
// Whether all of it is here for a flight.
const flight = {
  name: 'flight',
  test: /src[\\/](parts|client)[\\/]flight-ready[\\/](?!flight-sheet)/,
  minShareCount: 2,
}
// How sales are filtered, on every width of a page.
const saleFilters = {
  name: 'sale-filters',
  test: /src[\\/](features[\\/]upcoming[\\/]filters[\\/](?!phone-tools)|domain[\\/]sale[\\/]sale-(words|filter|sort-keys))/,
}
// What pages of a list share beside its rows, and what the coin list adds after them.
const listParts = {
  name: 'list-parts',
  test: /src[\\/](features[\\/]coins[\\/]list[\\/]totals|data[\\/]catalog[\\/](totals|queries[\\/]market-totals)|parts[\\/](coin-rows[\\/](figure-columns|left-out|list-page|shown-count|volume-floor-select)|market[\\/]none-from-source|row-opener|list-search-field)|ui[\\/]fields[\\/](score-range|use-range-drag)|features[\\/]movers[\\/]trade-heads)/,
}

/** The groups of rolldown's `codeSplitting`; an earlier one has the first choice of a module. */
export const chunkGroups = [
  policies,
  first,
  currency,
  frame,
  listParts,
  layers,
  poppers,
  menus,
  late,
  parts,
  avatarArt,
  radar,
  icons,
  controls,
  choosers,
  fields,
  forms,
  specimen,
  adminFrame,
  memoryStorage,
  ledger,
  fileImport,
  lineCharts,
  portfolio,
  info,
  announced,
  shortcuts,
  coinPage,
  coinRules,
  projectionParts,
  charts,
  spreadsheets,
  ratingPanel,
  ratingWords,
  plans,
  membership,
  flight,
  saleFilters,
  accountForms,
  accountVerbs,
  smallRules,
  smallParts,
  laterPulls,
  longQueue,
]
