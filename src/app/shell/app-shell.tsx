// The frame of every page: sidebar or tab bar, top bar, banners, the screen inside its error
// boundary.
import { Outlet, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { useIsPhone } from '#ui/use-window-size.ts'
import { QuietBoundary } from '#parts/errors/quiet-boundary.tsx'
import { LazyLanguageDialog } from '#parts/language/lazy-language-dialog.tsx'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import { useSession } from '#client/session/session-context.ts'
import { PageBoundary } from '../errors/page-boundary.tsx'
import { PathGuard } from '../guards/path-guard.tsx'
import { hasSidebar, isAdminPath } from '../pages.ts'
import { AfterFrame } from './after-frame.tsx'
import { hasFooter } from './footer/has-footer.ts'
import { loadMobileMenu } from './menu/load-mobile-menu.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { TabBar } from './sidebar/tab-bar.tsx'
import { TopBar, type TopBarKind } from './top-bar/top-bar.tsx'
import { usePageArrival } from './use-page-arrival.ts'
import { useResizeBlock } from './use-resize-block.ts'
import { useWasIdle } from './use-was-idle.ts'

// Loaded after the first screen: it only works for the next ones.
const loadAfter = () => import('./after-first-screen.tsx')
const MarketParts = lazyPart(loadAfter, ({ afterFirstScreen }) => afterFirstScreen.MarketParts)
const InstallableParts = lazyPart(
  loadAfter,
  ({ afterFirstScreen }) => afterFirstScreen.InstallableParts,
)
const FeedbackButton = lazyPart(
  loadAfter,
  ({ afterFirstScreen }) => afterFirstScreen.FeedbackButton,
)
const KeyboardParts = lazyPart(loadAfter, ({ afterFirstScreen }) => afterFirstScreen.KeyboardParts)
const AdminSidebar = lazyPart(
  () => import('./admin-sidebar/admin-sidebar.tsx'),
  (module) => module.AdminSidebar,
)
const AdminPhoneMenu = lazyPart(
  () => import('./admin-sidebar/admin-phone-menu.tsx'),
  (module) => module.AdminPhoneMenu,
)
const FlightSheet = lazyPart(
  () => import('#parts/flight-ready/flight-sheet.tsx'),
  (module) => module.FlightSheet,
)
const Footer = lazyPart(
  () => import('./footer/footer.tsx'),
  (module) => module.Footer,
)
const StorageBanner = lazyPart(
  () => import('#parts/storage-banner/storage-banner.tsx'),
  (module) => module.StorageBanner,
)
const MobileMenu = lazyPart(loadMobileMenu, (module) => module.MobileMenu)

type OpenLayer = 'language' | 'menu' | 'flight' | null

/** Administrators in their area; anybody else there sees no menu of it (D-SIDEBARADMIN). */
const useIsAdminArea = (pathname: string): boolean => {
  const session = useSession()
  return isAdminPath(pathname) && session.status === 'user' && session.user.isAdmin
}

const topBarKind = (pathname: string): TopBarKind => {
  if (pathname === '/') return 'landing'
  return hasSidebar(pathname) ? 'app' : 'bare'
}

/**
 * On a narrow page: for the tab bar, and above it for the feedback button, which the footer has its
 * own room for.
 */
const roomBelow = (pathname: string): string =>
  clsx(
    hasSidebar(pathname)
      ? 'max-tablet:pb-[calc(--spacing(31)+env(safe-area-inset-bottom))]'
      : !hasFooter(pathname) && 'max-tablet:pb-[calc(--spacing(17)+env(safe-area-inset-bottom))]',
    !hasFooter(pathname) && 'tablet:max-desk:pb-21',
  )

/** What draws nothing at first, each by itself: one that fails takes no other along. */
const LaterParts = ({ onLanguage }: { onLanguage: () => void }) => (
  <>
    <QuietBoundary feature="catalogue">
      <Suspense fallback={null}>
        <MarketParts />
      </Suspense>
    </QuietBoundary>
    <QuietBoundary feature="install">
      <Suspense fallback={null}>
        <InstallableParts />
      </Suspense>
    </QuietBoundary>
    <QuietBoundary feature="keyboard">
      <Suspense fallback={null}>
        <KeyboardParts onLanguage={onLanguage} />
      </Suspense>
    </QuietBoundary>
  </>
)

export const AppShell = () => {
  const { t } = useText('nav')
  const pathname = useLocation({ select: (location) => location.pathname })
  const [layer, setLayer] = useState<OpenLayer>(null)
  const isApp = hasSidebar(pathname)
  const isPhone = useIsPhone()
  const isAdminArea = useIsAdminArea(pathname)
  // Whoever has only seen the front page or a form can still open everything on the plane (design
  // 9).
  const hasLazyParts = useWasIdle()
  const toggle = (name: OpenLayer) => (isOpen: boolean) => setLayer(isOpen ? name : null)
  usePageArrival()
  useResizeBlock()
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="fixed start-2 top-2 z-60 -translate-y-16 rounded-2 bg-hover px-3 py-2 text-body text-ink-1 focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      {isApp && !isPhone ? <Sidebar /> : null}
      {isAdminArea ? (
        <Suspense fallback={<div className="w-[3.1875rem] flex-none max-tablet:hidden" />}>
          <AdminSidebar />
        </Suspense>
      ) : null}
      <div className={clsx('relative flex min-w-0 flex-1 flex-col', roomBelow(pathname))}>
        <TopBar
          kind={topBarKind(pathname)}
          onLanguage={() => setLayer('language')}
          onMenu={() => setLayer('menu')}
        />
        <OfflineBanner />
        {hasLazyParts ? (
          <QuietBoundary feature="storage">
            <Suspense fallback={null}>
              <StorageBanner />
            </Suspense>
          </QuietBoundary>
        ) : null}
        {isAdminArea ? (
          <Suspense fallback={<div className="h-11.25 tablet:hidden" />}>
            <AdminPhoneMenu />
          </Suspense>
        ) : null}
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <PageBoundary>
            <AfterFrame>
              <PathGuard>
                <Outlet />
              </PathGuard>
            </AfterFrame>
          </PageBoundary>
        </main>
        <QuietBoundary feature="footer">
          <Suspense fallback={null}>
            {hasFooter(pathname) ? <Footer /> : null}
            {hasLazyParts ? <FeedbackButton hasSidebar={isApp} /> : null}
          </Suspense>
        </QuietBoundary>
      </div>
      {isApp && isPhone ? <TabBar onMore={() => setLayer('menu')} /> : null}
      {hasLazyParts ? <LaterParts onLanguage={() => setLayer('language')} /> : null}
      <QuietBoundary feature="layers" key={layer}>
        <LazyLanguageDialog isOpen={layer === 'language'} onOpenChange={toggle('language')} />
        {layer === 'menu' ? (
          <LazyLayer frame="sheet" onClose={() => setLayer(null)}>
            <MobileMenu
              isOpen
              onOpenChange={toggle('menu')}
              onLanguage={() => setLayer('language')}
              onFlight={() => setLayer('flight')}
              beside={isApp ? (isPhone ? 'tabs' : 'sidebar') : null}
            />
          </LazyLayer>
        ) : null}
        {layer === 'flight' ? (
          <LazyLayer frame="sheet" onClose={() => setLayer(null)}>
            <FlightSheet isOpen onOpenChange={toggle('flight')} />
          </LazyLayer>
        ) : null}
      </QuietBoundary>
    </div>
  )
}
