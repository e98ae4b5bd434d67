// What the page's side of the service worker needs after the first screen, as one file.
export { Workbox } from 'workbox-window'
export { whenInstallFails } from './install-again.ts'
export { isBuildKept, isOwnBuild, takeoverOf } from './takeover.ts'
export { hasUnsavedInput, watchUnsavedInput } from '../page/unsaved-input.ts'
export { answerOtherTabs, isOtherTabBusy } from './update-consent.ts'
