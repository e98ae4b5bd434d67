// Puts the texts in again and says so (R-I18-014..016, R-TST-010).
import { reloadTexts } from '#i18n/setup.ts'
import { textOf } from '#i18n/use-text.ts'
import { toast } from '#ui/toast/toast-store.ts'

export const reloadedToastMs = 3000
export const failedToastMs = 5000

/** The text of Spec §8 for translations that did not come, and which (R-I18-020). */
export const tellTranslationError = (reason: 'failed' | 'reloadFailed'): void => {
  toast({
    title: textOf('error', 'translationError'),
    description: textOf('languages', reason),
    variant: 'destructive',
    durationMs: failedToastMs,
  })
}

/**
 * `refreshed` and `cleared` do the same to texts that come with the app; they differ in what is
 * said. Never rejects.
 */
export const reloadTranslations = async (
  done: 'refreshed' | 'cleared',
  reload: () => Promise<number> = reloadTexts,
): Promise<void> => {
  try {
    const count = await reload()
    toast({
      title: textOf('languages', done),
      description: textOf('languages', 'loaded', { count }),
      durationMs: reloadedToastMs,
    })
  } catch {
    tellTranslationError('reloadFailed')
  }
}
