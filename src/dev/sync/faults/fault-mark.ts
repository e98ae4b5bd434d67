// While a fault is on, every page but the one that switches it off says so, and says it again when
// it is met.
import { textOf } from '#i18n/use-text.ts'
import { currentToasts, dismissToast, toast } from '#ui/toast/toast-store.ts'
import { currentFault, onFaultMet, switchFault } from './current-fault.ts'
import { faultKeys } from './fault-keys.ts'

let mark: string | null = null
let isAway = false

const isShown = (): boolean => currentToasts().some(({ id, isOpen }) => id === mark && isOpen)

const show = (): void => {
  const fault = currentFault()
  if (fault === null || !isAway || isShown()) return
  mark = toast({
    title: textOf('sync-details', 'faultOn', { name: textOf('sync-details', faultKeys[fault]) }),
    description: textOf('sync-details', 'faultsEnd'),
    variant: 'destructive',
    durationMs: Infinity,
    action: { label: textOf('sync-details', 'faultOff'), onAction: () => switchFault(null) },
  })
}

onFaultMet(show)

/** Whether somebody looks at the page of the faults, which marks them itself. */
export const markFaultElsewhere = (isOnOtherPage: boolean): void => {
  isAway = isOnOtherPage
  if (isAway) show()
  else if (mark !== null) dismissToast(mark)
}
