// Listens for keyboard shortcuts on the whole page. Single keys can be turned off (WCAG 2.1.4);
// Ctrl/Cmd+K always works.
import { useEffect, useEffectEvent, useRef } from 'react'
import { areShortcutsOn } from '#client/shortcuts/shortcut-setting.ts'
import { takeEarlyPresses } from './early-presses.ts'
import { isElsewhere, isTyping } from './is-busy.ts'
import { chordOf, stepOf, type Pending, type Press } from './key-sequence.ts'
import type { Shortcut } from '#client/shortcuts/shortcut-list.ts'

const pressOf = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): Press => ({
  key,
  code,
  isMod: ctrlKey || metaKey,
  isAlt: altKey,
})

/** Calls back with the shortcut a key press completes, once. */
export const useShortcuts = (onShortcut: (shortcut: Shortcut) => void): void => {
  const pending = useRef<Pending>(null)
  const act = useEffectEvent((event: KeyboardEvent): void => {
    const press = pressOf(event)
    const chord = chordOf(press)
    if (chord && !event.isComposing) {
      event.preventDefault()
      onShortcut(chord)
      return
    }
    if (/^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/.test(event.key)) return
    if (!areShortcutsOn() || isTyping(event) || isElsewhere(event)) {
      pending.current = null
      return
    }
    // When the keys were pressed: a busy page hears of them later, both at once or far apart.
    const step = stepOf(press, pending.current, event.timeStamp)
    pending.current = step.pending
    if (!step.shortcut) return
    event.preventDefault()
    onShortcut(step.shortcut)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && !event.repeat) act(event)
    }
    const page = document.documentElement
    document.addEventListener('keydown', onKeyDown)
    for (const event of takeEarlyPresses()) act(event)
    // Says to tools and tests that the page listens.
    page.dataset['shortcuts'] = 'ready'
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      delete page.dataset['shortcuts']
    }
  }, [])
}
