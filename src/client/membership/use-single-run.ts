// Work that a double click must not begin twice: a second press while the first one runs does
// nothing.
import { useRef, useState } from 'react'

export type SingleRun = { isBusy: boolean; run: (work: () => Promise<void>) => void }

export const useSingleRun = (): SingleRun => {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const run = (work: () => Promise<void>): void => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    void work().finally(() => {
      isRunning.current = false
      setIsBusy(false)
    })
  }
  return { isBusy, run }
}
