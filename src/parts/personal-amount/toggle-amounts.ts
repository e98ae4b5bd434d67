// Hides or shows amounts from where none may be in sight: a notice says what happened.
import { textOf } from '#i18n/use-text.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { areAmountsHidden, setAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'

export const toggleAmounts = (): void => {
  setAmountsHidden(!areAmountsHidden())
  toast({ title: textOf('commands', areAmountsHidden() ? 'amountsHidden' : 'amountsShown') })
}
