// What has just been fetched is read from the device a moment later: until then nothing is missing.
import { useEffect, useState, type ReactNode } from 'react'

/** How long rows may take from the device once they are there. */
const readingLimitMs = 5_000

/**
 * Shows `waiting` for as long as the rows may still be on their way, then what says that there are
 * none.
 */
export const WhileReading = ({
  waiting,
  children,
}: {
  waiting: ReactNode
  children: ReactNode
}) => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const limit = setTimeout(() => setIsOver(true), readingLimitMs)
    return () => clearTimeout(limit)
  }, [])
  return isOver ? children : waiting
}
