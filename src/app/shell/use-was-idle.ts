// Work that must not compete with the first screen waits for its first idle moment.
import { useEffect, useState } from 'react'
import { idleMoment } from '#platform/page/idle.ts'

/** A slow device may be busy with its first screen for so long. */
const firstScreenMs = 10_000

/** False until the device had nothing better to do for the first time. */
export const useWasIdle = (): boolean => {
  const [wasIdle, setWasIdle] = useState(false)
  useEffect(() => {
    void idleMoment(firstScreenMs).then(() => setWasIdle(true))
  }, [])
  return wasIdle
}
