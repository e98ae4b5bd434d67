// While the window is being resized nothing slides; released 250 ms after the last resize event
// (R-LAY-044, D-RESIZE).
import { useEffect } from 'react'

export const releaseAfterMs = 250

export const useResizeBlock = (): void => {
  useEffect(() => {
    const page = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const onResize = (): void => {
      page.classList.add('is-resizing')
      clearTimeout(timer)
      timer = setTimeout(() => page.classList.remove('is-resizing'), releaseAfterMs)
    }
    window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('resize', onResize)
      clearTimeout(timer)
      page.classList.remove('is-resizing')
    }
  }, [])
}
