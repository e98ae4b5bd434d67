// /callback: the way back from Google (R-AUT-048). What went wrong is said here, with the way back
// to the login screen.
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { safeReturnPath } from '#domain/page/return-path.ts'
import { useText, type Translate } from '#i18n/use-text.ts'
import { pageQuery } from '#platform/page/page-address.ts'
import { pendingGoogle } from '#platform/storage/pending-google.ts'
import { exchangeGoogleCode } from '#client/online/sign-in.ts'
import {
  readGoogleReturn,
  type GoogleResult,
  type GoogleReturn,
} from '#sync/online/sign-in/google-sign-in.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useSessionActions } from '#client/session/session-context.ts'
import { AuthPage } from '../auth-page.tsx'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'

/** `returnTo` only where somebody is signed in now. */
type Outcome = {
  result: Exclude<GoogleReturn, { kind: 'code' }> | GoogleResult
  returnTo: string | null
}

const finish = async (query: string): Promise<Outcome> => {
  const cameBack = readGoogleReturn(query, pendingGoogle.take(), Date.now())
  if (cameBack.kind !== 'code') return { result: cameBack, returnTo: null }
  const result = await exchangeGoogleCode(cameBack)
  return {
    result,
    returnTo: result.kind === 'signedIn' ? safeReturnPath(cameBack.pending.returnTo) : null,
  }
}

const sentenceOf = (
  t: Translate<'auth'>,
  result: Exclude<Outcome['result'], { kind: 'signedIn' }>,
): string => {
  switch (result.kind) {
    case 'denied':
      return t('googleDenied')
    case 'noCode':
      return t('googleNoCode')
    case 'foreignState':
      return t('googleForeignState')
    case 'noToken':
      return t('noSession')
    case 'failed':
      return onlineFailureText(t, result.failure, 'authenticationFailed')
    default:
      return t('googleRefused')
  }
}

/**
 * A code and a kept state are good once each, so both are used once, however often the screen is
 * drawn.
 */
const useOutcome = (query: string): Outcome | undefined => {
  const { t } = useText('auth')
  const { history } = useRouter()
  const { begin } = useSessionActions()
  return useQuery({
    queryKey: ['google-callback', query],
    queryFn: async () => {
      const outcome = await finish(query)
      // A used code has no place in the address any more, nor in what a reload would send.
      history.replace('/callback')
      const { result } = outcome
      if (result.kind === 'signedIn') {
        toast({ title: t('loginSuccess'), description: t('welcomeBack') })
        begin(result.session)
      } else if (result.kind !== 'denied')
        toast({
          title: t('loginError'),
          description: sentenceOf(t, result),
          variant: 'destructive',
        })
      return outcome
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    retry: false,
  }).data
}

export const GoogleCallbackScreen = () => {
  const { t } = useText('auth')
  const [query] = useState(pageQuery)
  const outcome = useOutcome(query)
  useLeaveWhenSignedIn(outcome?.returnTo ?? null)
  if (!outcome || outcome.result.kind === 'signedIn') {
    return (
      <AuthPage title={t('googleTitle')} text={t('googleFinishing')}>
        <Spinner label={t('googleFinishing')} />
      </AuthPage>
    )
  }
  const { result } = outcome
  return (
    <AuthPage
      title={result.kind === 'denied' ? t('googleDeniedTitle') : t('googleFailedTitle')}
      text={sentenceOf(t, result)}
    >
      <Link to="/login" className={buttonClass({ variant: 'primary', size: 'touch' })}>
        {t('goToLogin')}
      </Link>
    </AuthPage>
  )
}
