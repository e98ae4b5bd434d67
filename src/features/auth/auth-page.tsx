// The frame of every sign-in page: one narrow column, its heading first.
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { useIsOnline } from '#widgets/use-is-online.ts'

type AuthPageProps = { title: string; text?: string; children?: ReactNode }

export const AuthPage = ({ title, text, children }: AuthPageProps) => {
  const { t } = useText('auth')
  const isOnline = useIsOnline()
  return (
    <div className="mx-auto grid w-full max-w-100 gap-5 px-4 py-10">
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-title-2 font-semibold tracking-close text-ink-1">
          {title}
        </h1>
        {text === undefined ? null : <p className="text-body text-ink-2">{text}</p>}
      </header>
      {isOnline ? null : (
        <p role="status" className="text-table text-ink-3">
          {t('offlineHint')}
        </p>
      )}
      {children}
    </div>
  )
}
