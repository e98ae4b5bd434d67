// A long touch, or the context menu of mouse and keyboard, as one gesture. The click that ends a
// long touch is swallowed.
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const longPressMs = 500
const slopPx = 10

export const useLongPress = ({
  onPress,
  onLongPress,
}: {
  onPress: () => void
  onLongPress: () => void
}) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = () => {
    wasLong.current = true
    onLongPress()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false
      if (event.pointerType !== 'touch') return
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(begin, longPressMs)
    },
    onPointerMove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > slopPx)
        stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      stop()
      if (!wasLong.current) begin()
    },
    onClick: (event: MouseEvent) => {
      // A row is a link: the star in it must not follow it.
      event.preventDefault()
      event.stopPropagation()
      stop()
      if (wasLong.current && event.detail > 0) wasLong.current = false
      else onPress()
    },
  }
}
