// What the keyboard opens: shortcuts everywhere, the command palette, the list of shortcuts. Loaded
// after the first screen.
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lazyPart } from '#ui/lazy-part.ts'
import { loadQueueSheet } from '#parts/queue-sheet/load-queue-sheet.ts'
import { toggleAmounts } from '#parts/personal-amount/toggle-amounts.ts'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import type { Shortcut } from '#client/shortcuts/shortcut-list.ts'
import { loadMobileMenu } from './menu/load-mobile-menu.ts'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { warmLayers } from './warm-layers.ts'

// `/`: into the search box of the top bar, on a phone by way of the button that opens it.
const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0

const focusSearch = (): void => {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[data-search-box]')
  const box = [...boxes].find(isVisible)
  if (box) box.focus()
  else document.querySelector<HTMLElement>('[data-search-opener]')?.click()
}

// `s`: the star of the row that has the focus, else the one of the page where it is about one coin
// or sale.
const rowOf = (element: Element | null): Element | null =>
  element?.closest('tr, li, article') ?? null

const pressStar = (): void => {
  const ofRow = rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-star]')
  const all = document.querySelectorAll<HTMLElement>('main [data-star]')
  const star =
    ofRow ?? (/^\/(coin|coindetail|ido)\//.test(window.location.pathname) ? all[0] : undefined)
  star?.click()
}

const loadPalette = () => import('./palette/command-palette.tsx')
const loadShortcuts = () => import('./shortcuts/shortcuts-dialog.tsx')
const CommandPalette = lazyPart(loadPalette, (module) => module.CommandPalette)
const ShortcutsDialog = lazyPart(loadShortcuts, (module) => module.ShortcutsDialog)

type Layer = 'palette' | 'shortcuts' | null

export const KeyboardParts = ({ onLanguage }: { onLanguage: () => void }) => {
  const navigate = useNavigate()
  const [layer, setLayer] = useState<Layer>(null)
  // Once opened it stays: a command may still ask something after the palette has closed.
  const [hasPalette, setHasPalette] = useState(false)
  const showPalette = (isOpen: boolean) => {
    if (isOpen) setHasPalette(true)
    setLayer(isOpen ? 'palette' : null)
  }
  useShortcuts(({ id, to }: Shortcut) => {
    if (to !== undefined) void navigate({ to })
    else if (id === 'search') focusSearch()
    else if (id === 'star') pressStar()
    else if (id === 'hideAmounts') toggleAmounts()
    else if (id === 'help') setLayer('shortcuts')
    else showPalette(layer !== 'palette')
  })
  useEffect(() => warmLayers([loadPalette, loadShortcuts, loadMobileMenu, loadQueueSheet]), [])
  const giveUp = () => {
    setHasPalette(false)
    setLayer(null)
  }
  return (
    <LazyLayer frame={layer === 'shortcuts' ? 'dialog' : 'palette'} onClose={giveUp}>
      {hasPalette ? (
        <CommandPalette
          isOpen={layer === 'palette'}
          onOpenChange={showPalette}
          onLanguage={onLanguage}
          onShortcuts={() => setLayer('shortcuts')}
        />
      ) : null}
      {layer === 'shortcuts' ? <ShortcutsDialog onClose={() => setLayer(null)} /> : null}
    </LazyLayer>
  )
}
