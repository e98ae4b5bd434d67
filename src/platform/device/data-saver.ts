// Whether to spare somebody's data plan: asked of the browser, or switched on in the settings of
// this device.
import { readStored, watchStored, writeStored } from '../storage/stored-values.ts'

const key = 'save_data'

/** The browser's own setting; unknown counts as no. */
const doesBrowserSave = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}

export const dataSaver = {
  isOn: (): boolean => readStored(key) === 'on',
  set: (isOn: boolean): void => writeStored(key, isOn ? 'on' : null),
  watch: (listener: () => void): (() => void) => watchStored(key, listener),
}

/** True where nothing should be fetched that nobody has asked for. */
export const isSavingData = (): boolean => dataSaver.isOn() || doesBrowserSave()
