// One sentence in twelve languages. Choosing a line turns the page into that language, from the
// pack on this device.
import { useState } from 'react'
import { directionOf, languages, type LanguageCode } from '#i18n/languages.ts'
import { changeLanguage } from '#i18n/setup.ts'
import { useText } from '#i18n/use-text.ts'
import { oneSentence } from './one-sentence.ts'

const SentenceButton = ({
  code,
  isCurrent,
  onChoose,
}: {
  code: LanguageCode
  isCurrent: boolean
  onChoose: () => void
}) => (
  <li className="border-t border-hair nth-last-2:desk:border-b last:border-b">
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onChoose}
      dir={directionOf(code)}
      className={
        'flex min-h-15 w-full items-center justify-between gap-4 py-3 text-title-1 ' +
        'tracking-close transition-colors hover:text-ink-1 tablet:min-h-19 ' +
        'tablet:text-[clamp(1.25rem,2.05vw,1.875rem)]/[1.3] ' +
        (isCurrent ? 'text-ink-1' : 'text-ink-3')
      }
    >
      <span lang={code} className="min-w-0 wrap-anywhere">
        {oneSentence[code]}
      </span>
      <span className="font-mono text-caption tracking-normal text-ink-3">{code}</span>
    </button>
  </li>
)

export const LanguagesSection = () => {
  const { t, language } = useText('landing')
  const { t: words } = useText('languages')
  const [hasFailed, setHasFailed] = useState(false)
  const choose = (code: LanguageCode) => {
    setHasFailed(false)
    changeLanguage(code).catch(() => setHasFailed(true))
  }
  return (
    <section className="landing-gutter">
      <header className="mb-5 grid gap-1">
        <h2 className="text-form font-semibold">{t('languagesTitle')}</h2>
        <p className="text-body text-ink-3">{t('languagesHint')}</p>
      </header>
      <ol className="grid gap-x-16 desk:grid-cols-2">
        {languages.map(({ code }) => (
          <SentenceButton
            key={code}
            code={code}
            isCurrent={code === language}
            onChoose={() => choose(code)}
          />
        ))}
      </ol>
      <p role="status" className="pt-3 text-caption text-ink-2 empty:hidden">
        {hasFailed ? words('failed') : null}
      </p>
    </section>
  )
}
