// Who is here: log in and sign up, or the avatar with its menu (R-NAV-023, R-NAV-024).
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Avatar } from '#ui/identity/avatar.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useSession } from '#client/session/session-context.ts'

const UserMenu = lazyPart(
  () => import('./user-menu.tsx'),
  (module) => module.UserMenu,
)

/** `isQuiet`: another button of the bar is the main way in. */
const VisitorLinks = ({ isQuiet }: { isQuiet: boolean }) => {
  const { t } = useText('nav')
  return (
    <>
      <Link
        to="/login"
        className={clsx(buttonClass({ variant: 'ghost' }), isQuiet && 'max-desk:hidden')}
      >
        {t('logIn')}
      </Link>
      <Link
        to="/register"
        className={clsx(
          buttonClass({ variant: isQuiet ? 'ghost' : 'plain' }),
          isQuiet ? 'max-desk:hidden' : 'max-tablet:hidden',
        )}
      >
        {t('signUp')}
      </Link>
    </>
  )
}

/** As much room as the button that comes, so that the bar beside it stays where it is. */
const placeClass = 'grid size-9 flex-none place-items-center max-tablet:size-11'

export const AccountMenu = ({ isQuiet = false }: { isQuiet?: boolean }) => {
  const session = useSession()
  if (session.status === 'loading') {
    return (
      <span className={placeClass}>
        <Skeleton className="size-7 rounded-full" />
      </span>
    )
  }
  if (session.status === 'visitor') return <VisitorLinks isQuiet={isQuiet} />
  return (
    // On the landing page of a phone the menu has it, and the way in needs the room.
    <span className={clsx('flex', isQuiet && 'max-[30rem]:hidden')}>
      <Suspense
        fallback={
          <span className={placeClass}>
            <Avatar person={session.user} />
          </span>
        }
      >
        <UserMenu user={session.user} />
      </Suspense>
    </span>
  )
}
