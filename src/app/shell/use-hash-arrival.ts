// An address that names a part of its page (#control), where that part may come later than the
// page: with its texts.
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Who scrolls or types has begun to read; the page must not jump any more. */
const readerSigns = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Brings the named part into view once it is there. `#top` is the top of every page (D-HASH). */
export const useHashArrival = (): void => {
  const place = useLocation({ select: ({ pathname, hash }) => `${pathname}#${hash}` })
  useEffect(() => {
    const hash = place.slice(place.indexOf('#') + 1)
    if (hash === '') return undefined
    if (hash === 'top') {
      window.scrollTo({ top: 0 })
      return undefined
    }
    const arrive = (): boolean => {
      const part = document.getElementById(hash)
      part?.scrollIntoView()
      return part !== null
    }
    if (arrive()) return undefined
    const watcher = new MutationObserver(() => {
      if (arrive()) stop()
    })
    const stop = (): void => {
      watcher.disconnect()
      for (const sign of readerSigns) window.removeEventListener(sign, stop)
    }
    watcher.observe(document.querySelector('main') ?? document.body, {
      childList: true,
      subtree: true,
    })
    for (const sign of readerSigns) window.addEventListener(sign, stop, { passive: true })
    return stop
  }, [place])
}
