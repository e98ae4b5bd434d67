// Says which language the page speaks, and opens the dialog that changes it (R-NAV-022).
import { Globe } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'

export const LanguageButton = ({ onClick }: { onClick: () => void }) => {
  const { t, language } = useText('nav')
  return (
    <button
      type="button"
      aria-label={`${t('language')}: ${language.toUpperCase()}`}
      aria-haspopup="dialog"
      onClick={onClick}
      className={
        'inline-flex h-9 items-center gap-1.5 rounded-2 px-2 text-table text-ink-2 ' +
        'transition-colors hover:bg-raised hover:text-ink-1 max-tablet:hidden wide:px-3'
      }
    >
      <Globe />
      <span aria-hidden="true">{language.toUpperCase()}</span>
    </button>
  )
}
