// Who is signed in, as far as this device knows. Changing it comes with the account pages.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { initialsOf, type User } from '#domain/user.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Avatar } from '#ui/identity/avatar.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-caption text-ink-3">{label}</dt>
    <dd className="min-w-0 text-body wrap-anywhere text-ink-1">{children}</dd>
  </div>
)

const tierKeys = { free: 'free', pro: 'pro', premium: 'premium' } as const

export const AccountTab = ({ user }: { user: User }) => {
  const { t } = useText('settings')
  const { t: nav } = useText('nav')
  return (
    <div className="grid justify-items-start gap-6 py-6">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar src={user.avatarUrl} initials={initialsOf(user)} size={64} />
        <bdi className="min-w-0 text-title-1 font-semibold wrap-anywhere text-ink-1">{user.username}</bdi>
      </div>
      <dl className="grid gap-4">
        <Fact label={t('username')}>
          <bdi>{user.username}</bdi>
        </Fact>
        <Fact label={t('email')}>
          <bdi dir="ltr">{user.email}</bdi>
          {user.isEmailVerified ? null : (
            <span className="text-table text-ink-3">
              {' '}
              ({t('emailUnverified')}){' '}
              <Link to="/request-email-verification" className="text-link underline underline-offset-2">
                {t('verifyEmail')}
              </Link>
            </span>
          )}
        </Fact>
        <Fact label={t('plan')}>{t(tierKeys[user.tier])}</Fact>
      </dl>
      <p className="max-w-160 text-table text-ink-2">{t('accountSoon')}</p>
      <Link to="/profile/membership" className={buttonClass()}>
        {nav('membership')}
      </Link>
    </div>
  )
}
