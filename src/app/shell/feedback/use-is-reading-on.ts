// Whether the page was last scrolled forward: what floats over it then gives way, and returns on the way back.
import { useEffect, useState } from 'react'

/** Shorter moves are a trembling finger. */
const noticeablePx = 8

export const useIsReadingOn = (): boolean => {
  const [isReadingOn, setIsReadingOn] = useState(false)
  useEffect(() => {
    let lastPx = window.scrollY
    const onScroll = (): void => {
      const nowPx = Math.max(0, window.scrollY)
      if (Math.abs(nowPx - lastPx) < noticeablePx && nowPx > 0) return
      setIsReadingOn(nowPx > lastPx)
      lastPx = nowPx
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isReadingOn
}
