// What a visitor sees on a protected page: a card at the same address with three ways on (R-GRD-002
// to R-GRD-014), what an account gives, and the way to one.
import { Link, useNavigate, useRouterState, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { LoginForm } from '#features/auth/login/login-form.tsx'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { useSessionActions } from '#client/session/session-context.ts'
import { cameFromElsewhere } from '#platform/page/leaving.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import type { PromptKey } from './guarded-paths.ts'

const ListsOnDevice = lazyPart(
  () => import('#features/watchlists/lists-on-device.tsx'),
  (module) => module.ListsOnDevice,
)

// 'Go back' of the prompt card: where the person came from, else the first page (R-GRD-013,
// R-GRD-014).
const useGoBack = (): (() => void) => {
  const { history } = useRouter()
  return () => {
    if (history.canGoBack() || cameFromElsewhere()) history.back()
    else history.push('/')
  }
}

export const LoginPrompt = ({ prompt }: { prompt: PromptKey }) => {
  const { t } = useText('guards')
  const { t: nav } = useText('nav')
  const navigate = useNavigate()
  const { begin } = useSessionActions()
  const goBack = useGoBack()
  const path = useRouterState({ select: ({ location }) => location.href })
  const [hasForm, setHasForm] = useState(false)
  return (
    <section
      className={
        'mx-auto my-10 grid w-[calc(100%-(--spacing(8)))] max-w-100 gap-5 rounded-4 ' +
        'bg-surface p-6 max-tablet:my-4'
      }
    >
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="text-title-1 font-semibold tracking-close text-ink-1">
          {t(prompt)}
        </h1>
        <p className="text-body text-ink-2">{t('promptGives')}</p>
      </header>
      {hasForm ? (
        <LoginForm
          onSignedIn={begin}
          onEmailNotVerified={(email) =>
            void navigate({ to: '/request-email-verification', state: { email } })
          }
        />
      ) : null}
      <div className="grid gap-2">
        {/* Beside the form a second "log in" would only ask which of the two. */}
        {hasForm ? null : (
          <>
            <Link
              to="/login"
              search={{ returnTo: path }}
              className={buttonClass({ variant: 'primary', size: 'touch' })}
            >
              {t('signIn')}
            </Link>
            <Button size="touch" onClick={() => setHasForm(true)}>
              {t('continueWithEmail')}
            </Button>
          </>
        )}
        <Button variant="ghost" size="touch" onClick={goBack}>
          {t('goBack')}
        </Button>
      </div>
      <p className="-my-2 text-center text-table text-ink-3">
        {t('newHere')}{' '}
        <Link
          to="/login"
          search={{ mode: 'register', returnTo: path }}
          className="inline-flex min-h-6 items-center text-link hover:underline max-tablet:min-h-11"
        >
          {nav('signUp')}
        </Link>
      </p>
      {prompt === 'promptWatchlist' ? (
        <Suspense>
          <ListsOnDevice />
        </Suspense>
      ) : null}
    </section>
  )
}
