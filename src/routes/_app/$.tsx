import { createFileRoute, useLocation } from '@tanstack/react-router'
import { NotYet } from '#widgets/not-yet.tsx'
import { NotFoundScreen } from '../../app/errors/not-found-screen.tsx'
import { isAnnounced } from '../../app/pages.ts'

const UnknownPath = () => {
  const { pathname } = useLocation()
  return isAnnounced(pathname) ? <NotYet /> : <NotFoundScreen pathname={pathname} />
}

export const Route = createFileRoute('/_app/$')({ component: UnknownPath })
