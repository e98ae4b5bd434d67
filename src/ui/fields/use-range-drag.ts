// A pointer on a range of two thumbs: the nearer one comes to it and follows until it is let go.
import { useRef, type PointerEvent } from 'react'

export type Pair = [number, number]
type Thumb = 0 | 1

/** The pair with one thumb moved, never past the other. */
export const withThumb = ([low, high]: readonly [number, number], thumb: Thumb, to: number): Pair =>
  thumb === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)]

/** The thumb that a press at `to` means; of two at one place the one that can go there. */
export const nearerThumb = ([low, high]: readonly [number, number], to: number): Thumb => {
  const toLow = Math.abs(to - low)
  const toHigh = Math.abs(to - high)
  if (toLow === toHigh) return to < low || low === 100 ? 0 : 1
  return toLow < toHigh ? 0 : 1
}

/** 0 to 100, from the inline start of the element that is pressed. */
const valueAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = Math.min(1, Math.max(0, (clientX - left) / width))
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  return Math.round((isRtl ? 1 - share : share) * 100)
}

type RangeDrag = {
  value: readonly [number, number]
  onChange: (value: Pair) => void
  onCommit: ((value: Pair) => void) | undefined
}

/** Handlers for the element that is as long as the range. */
export const useRangeDrag = ({ value, onChange, onCommit }: RangeDrag) => {
  const dragged = useRef<{ thumb: Thumb; pair: Pair } | null>(null)
  const follow = (event: PointerEvent<HTMLElement>, thumb: Thumb): void => {
    const pair = withThumb(dragged.current?.pair ?? value, thumb, valueAt(event))
    dragged.current = { thumb, pair }
    onChange(pair)
  }
  const letGo = (): void => {
    if (dragged.current) onCommit?.(dragged.current.pair)
    dragged.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // The focus goes to the thumb, not to what was pressed.
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const thumb = nearerThumb(value, valueAt(event))
      event.currentTarget.querySelectorAll('input')[thumb]?.focus({ preventScroll: true })
      follow(event, thumb)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged.current) follow(event, dragged.current.thumb)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
