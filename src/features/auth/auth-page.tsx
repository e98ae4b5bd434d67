// The frame of every sign-in page: one narrow column, its heading first.
import type { ReactNode } from 'react'

type AuthPageProps = { title: string; text?: string; children?: ReactNode }

export const AuthPage = ({ title, text, children }: AuthPageProps) => (
  <div className="mx-auto grid w-full max-w-100 gap-5 px-4 py-10">
    <header className="grid gap-1">
      <h1 tabIndex={-1} className="text-title-2 font-semibold tracking-close text-ink-1">
        {title}
      </h1>
      {text === undefined ? null : <p className="text-body text-ink-2">{text}</p>}
    </header>
    {children}
  </div>
)
