// What the rows of a list of coins answer to, heard once for all of them: the link opens its coin,
// the star is pressed.
import { useRouter } from '@tanstack/react-router'
import {
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { useLongPress } from '#parts/watchlist-star/use-long-press.ts'
import { useStarPress } from '#parts/watchlist-star/use-star-press.tsx'
import type { CoinWindow } from './coin-window.ts'

/** As the router writes it for `/coin/$id`. */
export const coinHref = (id: string): string => `/coin/${encodeURIComponent(id)}`

const partOf = (event: SyntheticEvent, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

type RowActs = {
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  > &
    Record<'onContextMenu' | 'onClick', (event: MouseEvent) => void> &
    Record<'onPointerOver', () => void>
  /** The dialog a star opened: stands outside the rows. */
  layer: ReactNode
}

/** Each row is a `tr` or `li` with a link that carries its place as `data-row`. */
export const useRowActs = (list: CoinWindow): RowActs => {
  const router = useRouter()
  const { press, longPress, layer } = useStarPress('coin')
  const pressed = useRef<CoinRow | null>(null)
  const coinOf = (part: HTMLElement): CoinRow | null => {
    const place = Number(
      part.closest('tr, li')?.querySelector<HTMLElement>('[data-row]')?.dataset['row'],
    )
    return list.rowsAt(place, place + 1)[0] ?? null
  }
  const gestures = useLongPress({
    onPress: () => pressed.current && press(pressed.current),
    onLongPress: () => pressed.current && longPress(pressed.current),
  })
  const onStar = <E extends MouseEvent>(event: E, gesture: (event: E) => void): boolean => {
    const star = partOf(event, '[data-star]')
    if (star === null) return false
    pressed.current = coinOf(star)
    gesture(event)
    return true
  }
  const open = (event: MouseEvent): void => {
    const link = partOf(event, 'a[data-row]')
    const coin = link && coinOf(link)
    // With a key held the browser opens a tab or a window.
    if (!coin || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ to: '/coin/$id', params: { id: coin.id } })
  }
  // Every coin's page is made of the same code and words: preparing one prepares them all.
  const isPrepared = useRef(false)
  const prepare = (): void => {
    if (isPrepared.current) return
    isPrepared.current = true
    void router.preloadRoute({ to: '/coin/$id', params: { id: list.rowsAt(0, 1)[0]?.id ?? '' } })
  }
  const handlers = {
    ...gestures,
    onPointerDown: (event: PointerEvent) => void onStar(event, gestures.onPointerDown),
    onContextMenu: (event: MouseEvent) => void onStar(event, gestures.onContextMenu),
    onClick: (event: MouseEvent) => void (onStar(event, gestures.onClick) || open(event)),
    onPointerOver: prepare,
  }
  return { handlers, layer }
}
