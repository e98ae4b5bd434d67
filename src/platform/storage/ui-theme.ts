// The interface is dark only (R-LAY-001, R-LAY-002).
import { writeStored } from './stored-values.ts'

/** Marks the document dark and stores the choice, over any other stored value. */
export const applyDarkTheme = (): void => {
  document.documentElement.classList.add('dark')
  writeStored('ui-theme', 'dark')
}
