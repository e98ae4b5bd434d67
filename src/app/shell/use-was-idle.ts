// Work that must not compete with the first screen waits for its first idle moment.
import { useEffect, useState } from 'react'
import { idleMoment } from '#platform/page/idle.ts'
import { keepEarlyPresses } from './shortcuts/early-presses.ts'

/** A slow device may be busy with its first screen for so long. */
const firstScreenMs = 10_000

/**
 * False until the device had nothing better to do for the first time, or a key asks for what has
 * not come.
 */
export const useWasIdle = (): boolean => {
  const [wasIdle, setWasIdle] = useState(false)
  useEffect(() => {
    const begin = () => setWasIdle(true)
    void idleMoment(firstScreenMs).then(begin)
    keepEarlyPresses(begin)
  }, [])
  return wasIdle
}
