// Bars with the geometry of what will come, shown only if it takes longer than 150 ms.
import { clsx } from 'clsx'
import { useEffect, useState, type ReactNode } from 'react'

export const skeletonDelayMs = 150

export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={clsx('skeleton block rounded-1 bg-surface', className)} />
)

/**
 * The skeleton that stands before the app (index.html) is still there: whoever opened the page has
 * waited already.
 */
const isFirstScreen = (): boolean => document.querySelector('#app-skeleton') !== null

/**
 * Wraps a whole skeleton: keeps its place at once, becomes visible after the delay, and says
 * `label` to readers.
 */
export const SkeletonFrame = ({
  label,
  children,
  delayMs = skeletonDelayMs,
}: {
  label: string
  children: ReactNode
  delayMs?: number
}) => {
  const [isVisible, setIsVisible] = useState(() => delayMs === 0 || isFirstScreen())
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return (
    <div
      role="status"
      aria-label={label}
      className={clsx('skeleton-frame', !isVisible && 'invisible')}
    >
      {children}
    </div>
  )
}
