// Installing, for a card or a menu entry: whether it can be offered, and what a press does.
import { useState, useSyncExternalStore } from 'react'
import {
  installWay,
  promptInstall,
  watchInstallWay,
  type InstallWay,
} from '#platform/device/install-prompt.ts'

export type Install = {
  way: InstallWay
  /** The browser's prompt, or on iOS the sheet with the steps. */
  start: () => void
  areStepsOpen: boolean
  setStepsOpen: (isOpen: boolean) => void
  /** Once opened they stay, closed: they move out of the page as they came. */
  hasSteps: boolean
}

/** A menu shows its entry where `way` is `prompt` or `ios-steps`. */
export const useInstall = (): Install => {
  const way = useSyncExternalStore(watchInstallWay, installWay)
  const [areStepsOpen, setStepsOpen] = useState(false)
  const [hasSteps, setHasSteps] = useState(false)
  const start = (): void => {
    if (way === 'ios-steps') {
      setHasSteps(true)
      setStepsOpen(true)
    } else void promptInstall()
  }
  return { way, start, areStepsOpen, setStepsOpen, hasSteps }
}
