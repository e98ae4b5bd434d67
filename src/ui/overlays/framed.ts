// Whether the empty frame of a layer stands on the page: what takes its place does not enter anew.
import { useState } from 'react'

let isShown = false

export const showsFrame = (isNow: boolean): void => {
  isShown = isNow
}

/** For the first drawing of a layer: the class that keeps it from moving in where it already stands. */
export const useFramedClass = (): string => {
  const [isFramed] = useState(() => isShown)
  return isFramed ? 'data-[state=open]:animate-none' : ''
}
