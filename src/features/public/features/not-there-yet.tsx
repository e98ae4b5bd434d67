// What is announced and not finished, by the names the sidebar uses: hatched, as everything that is
// not there.
import { useText } from '#i18n/use-text.ts'
import { Hatch } from '#ui/figures/sample-mark.tsx'

const names = ['aiPortfolio', 'portfolioAudit', 'assistant'] as const

export const NotThereYet = () => {
  const { t } = useText('nav')
  return (
    <ul className="grid gap-x-10 border-b border-hair tablet:grid-cols-2">
      {names.map((name) => (
        <li
          key={name}
          className="flex min-h-12 items-center gap-3 border-t border-hair text-body text-ink-2"
        >
          <Hatch />
          <span className="flex-1">{t(name)}</span>
          <span className="text-caption text-ink-3">{t('soon')}</span>
        </li>
      ))}
    </ul>
  )
}
