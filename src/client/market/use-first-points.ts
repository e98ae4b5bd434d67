// A page of a long table; all of it when it is asked for.
import { useState } from 'react'

const firstRows = 30

export type FirstPoints<Point> = { shown: readonly Point[]; total: number; showAll: () => void }

export const useFirstPoints = <Point>(
  points: readonly Point[],
  first = firstRows,
): FirstPoints<Point> => {
  const [isWhole, setIsWhole] = useState(false)
  return {
    shown: isWhole ? points : points.slice(0, first),
    total: points.length,
    showAll: () => setIsWhole(true),
  }
}
