// The frame of both test pages.
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'

export const TestPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useText('test-pages')
  return (
    <div className="grid w-full max-w-220 gap-6 px-4 pt-5 pb-10 tablet:px-6">
      <header className="grid gap-1">
        <h1 className="text-title-2 tracking-close">{title}</h1>
        <p className="text-body text-ink-2">{t('intro')}</p>
      </header>
      {children}
    </div>
  )
}
