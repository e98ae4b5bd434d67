// Signing in with Google: shown beside the form, and honest about not being set up (R-AUT-046, D-GOOGLE).
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'

export const SocialButton = () => {
  const { t } = useText('auth')
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 text-caption text-ink-3">
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        {t('or')}
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </div>
      <Button size="touch" onClick={() => toast({ title: t('googleNotConfigured') })}>
        {t('google')}
      </Button>
    </div>
  )
}
