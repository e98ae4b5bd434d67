// Every keyboard shortcut with its keys, for the shortcuts dialog and the settings.
import { useText } from '#i18n/use-text.ts'
import { isApple } from '#platform/device/apple.ts'
import { Kbd } from '#ui/actions/kbd.tsx'
import { shortcuts, type Shortcut, type ShortcutId } from '#client/shortcuts/shortcut-list.ts'

const placeKeys = {
  goCoins: 'cryptoRating',
  goSales: 'idoRating',
  goWatchlist: 'watchlist',
  goPortfolio: 'portfolio',
  goMovers: 'topMovers',
  goNewListings: 'newListings',
} as const
const actionKeys = {
  search: 'focusSearch',
  palette: 'openPalette',
  help: 'shortcuts',
  star: 'starRow',
  hideAmounts: 'toggleAmounts',
} as const

const isPlace = (id: ShortcutId): id is keyof typeof placeKeys => id in placeKeys

const capOf = (key: string): string => {
  if (key === 'mod') return isApple() ? '⌘' : 'Ctrl'
  return key.length === 1 && /[a-z]/.test(key) ? key.toUpperCase() : key
}

const Keys = ({ shortcut: { keys, isChord } }: { shortcut: Shortcut }) => {
  const { t } = useText('commands')
  return (
    <dd dir="ltr" className="flex items-center gap-1.5 text-caption text-ink-3">
      <Kbd>{capOf(keys[0])}</Kbd>
      {keys[1] === undefined ? null : (
        <>
          {isChord ? <span aria-hidden="true">+</span> : <bdi>{t('then')}</bdi>}
          <Kbd>{capOf(keys[1])}</Kbd>
        </>
      )}
    </dd>
  )
}

export const ShortcutTable = () => {
  const { t } = useText('commands')
  const { t: nav } = useText('nav')
  const nameOf = (id: ShortcutId): string =>
    isPlace(id) ? t('goTo', { place: nav(placeKeys[id]) }) : t(actionKeys[id])
  return (
    <dl className="w-full">
      {shortcuts.map((shortcut) => (
        <div
          key={shortcut.id}
          className="flex min-h-10 items-center justify-between gap-4 border-b border-hair last:border-b-0"
        >
          <dt className="text-table text-ink-2">{nameOf(shortcut.id)}</dt>
          <Keys shortcut={shortcut} />
        </div>
      ))}
    </dl>
  )
}
