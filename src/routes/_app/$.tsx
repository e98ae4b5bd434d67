import { createFileRoute, useLocation } from '@tanstack/react-router'
import { isPage } from '#domain/page/pages.ts'
import { notYetPage } from '#parts/not-yet/not-yet-page.ts'
import { NotFoundScreen } from '../../app/errors/not-found-screen.tsx'

const OtherPage = notYetPage('other')

const UnknownPath = () => {
  const { pathname } = useLocation()
  return isPage(pathname) ? <OtherPage /> : <NotFoundScreen key={pathname} pathname={pathname} />
}

export const Route = createFileRoute('/_app/$')({ component: UnknownPath })
