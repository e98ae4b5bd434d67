// What may follow when somebody has seen what he asked for.
import { startTransition, useEffect, useState } from 'react'
import { idleMoment } from '#platform/page/idle.ts'

/**
 * `value` once what was drawn of it is painted and nothing presses, after `patienceMs` at the
 * latest; until then the one before, in the first drawing `first`.
 */
export const useSettled = <Value>(value: Value, first = value, patienceMs?: number): Value => {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    let isOver = false
    void idleMoment(patienceMs).then(() => isOver || startTransition(() => setSettled(value)))
    return () => {
      isOver = true
    }
  }, [value, patienceMs])
  return settled
}
