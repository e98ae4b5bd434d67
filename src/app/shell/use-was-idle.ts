// Work that must not compete with the first screen waits for its first idle moment.
import { useEffect, useState } from 'react'
import { idleMoment } from '#platform/page/idle.ts'

/** False until the device had nothing better to do for the first time. */
export const useWasIdle = (): boolean => {
  const [wasIdle, setWasIdle] = useState(false)
  useEffect(() => {
    void idleMoment().then(() => setWasIdle(true))
  }, [])
  return wasIdle
}
