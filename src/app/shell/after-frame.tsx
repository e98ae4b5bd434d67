// The first screen comes one step after its frame: drawn at once they would hold the page up for as
// long as both take.
import { startTransition, useEffect, useState, type ReactNode } from 'react'

let isFrameDrawn = false

export const AfterFrame = ({ children }: { children: ReactNode }) => {
  const [isReady, setIsReady] = useState(isFrameDrawn)
  useEffect(() => {
    isFrameDrawn = true
    startTransition(() => setIsReady(true))
  }, [])
  return isReady ? children : null
}
