// The address, whether it is confirmed, and another letter where it is not (D-VERIFY).
import { useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { watchPageLifecycle } from '#platform/page/page-lifecycle.ts'
import { requestEmailVerification } from '#client/online/sign-in.ts'
import { Button } from '#ui/actions/button.tsx'
import { Badge } from '#ui/identity/badge.tsx'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { useSessionActions } from '#client/session/session-context.ts'
import { connectionNoteId } from '#parts/states/connection-note.tsx'

const useSendAgain = (
  email: string,
): { isSending: boolean; isSent: boolean; sendAgain: () => Promise<void> } => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const sendAgain = async (): Promise<void> => {
    setState('sending')
    const result = await requestEmailVerification({ email })
    setState(result.kind === 'requested' ? 'sent' : 'idle')
    if (result.kind === 'requested') return
    // That page has the captcha the server asks for.
    if (result.needsCaptcha) await navigate({ to: '/request-email-verification', state: { email } })
    else
      toast({
        title: t('linkNotSent'),
        description: onlineFailureText(auth, result.failure, 'errorOccurred'),
        variant: 'destructive',
      })
  }
  return { isSending: state === 'sending', isSent: state === 'sent', sendAgain }
}

const Unverified = ({ email, canChange }: { email: string; canChange: boolean }) => {
  const { t } = useText('profile')
  const { refetchUser } = useSessionActions()
  const { isSending, isSent, sendAgain } = useSendAgain(email)
  // The link is opened in another tab; coming back is when it counts here.
  useEffect(() => watchPageLifecycle({ onWake: () => void refetchUser() }), [refetchUser])
  return (
    <>
      <SectionNote>{t('emailText')}</SectionNote>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          isBusy={isSending}
          disabled={!canChange}
          aria-describedby={canChange ? undefined : connectionNoteId}
          onClick={() => void sendAgain()}
        >
          {isSending ? t('sending') : t('sendAgain')}
        </Button>
        <p role="status" className="text-table text-ink-2">
          {isSent ? t('linkSent') : null}
        </p>
      </div>
    </>
  )
}

export const EmailSection = ({ user, canChange }: { user: User; canChange: boolean }) => {
  const { t } = useText('profile')
  return (
    <PageSection title={t('email')}>
      <p className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
        <bdi dir="ltr" className="min-w-0 text-body wrap-anywhere text-ink-1">
          {user.email}
        </bdi>
        {user.isEmailVerified ? (
          <span className="inline-flex items-center gap-1 text-caption text-ink-3">
            <Check aria-hidden="true" className="size-3.5" />
            {t('emailVerified')}
          </span>
        ) : (
          <Badge look="waiting">{t('emailUnverified')}</Badge>
        )}
      </p>
      {user.isEmailVerified ? null : <Unverified email={user.email} canChange={canChange} />}
    </PageSection>
  )
}
