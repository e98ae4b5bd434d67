// How wide an element is drawn, so that a chart's words keep their size on every screen.
import { useEffect, useRef, useState, type RefObject } from 'react'

/** 0 until it is measured. */
export const useWidth = (): { box: RefObject<HTMLDivElement | null>; width: number } => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
