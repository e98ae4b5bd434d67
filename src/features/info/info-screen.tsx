// A page that says what one part of the product does, whether it is there yet, and what it can't do
// (R-RTE-025..030).
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { infoPages, type InfoPage } from './info-pages.ts'

const LivePiece = lazyPart(
  () => import('./live/live-piece.tsx'),
  (module) => module.LivePiece,
)

const points = ['a', 'b', 'c'] as const

const State = ({ isAvailable }: { isAvailable: boolean }) => {
  const { t } = useText('info')
  return (
    <p className="flex items-center gap-2 text-caption text-ink-2">
      <span
        aria-hidden="true"
        className={isAvailable ? 'h-1 w-6 rounded-1 bg-ink-1' : 'hatched h-1 w-6 rounded-1'}
      />
      {isAvailable ? t('available') : t('soon')}
    </p>
  )
}

const OtherPages = ({ current }: { current: InfoPage }) => {
  const { t } = useText('info')
  return (
    <nav aria-labelledby="more-info" className="grid grid-cols-1 gap-3">
      <h2 id="more-info" className="text-title-1 tracking-close">
        {t('moreTitle')}
      </h2>
      <ul className="grid grid-cols-1 gap-x-10 tablet:grid-cols-2">
        {Object.values(infoPages)
          .filter((page) => page !== current)
          .map((page) => (
            <li key={page.id} className="border-b border-hair">
              <Link
                to={page.path}
                className={
                  'flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 text-form ' +
                  'text-ink-1 hover:underline'
                }
              >
                {t(`${page.id}.title`)}
                {page.isAvailable ? null : (
                  <span className="flex-none text-caption text-ink-3">{t('soon')}</span>
                )}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

export const InfoScreen = ({ id }: Pick<InfoPage, 'id'>) => {
  const page = infoPages[id]
  const { t } = useText('info')
  const { t: nav } = useText('nav')
  const wayWords = (to: InfoPage['tryAt']): string => {
    if (to === '/compare') return nav('compare')
    if (to === '/gemscout') return t('toGems')
    if (to === '/portfolio-analysis') return t('toPortfolio')
    if (to === '/launchpads') return t('toLaunchpads')
    return to === '/upcoming' ? t('toSales') : t('toCoins')
  }
  return (
    <article className="mx-auto grid w-full grid-cols-1 max-w-256 gap-14 px-4 pt-8 pb-16 tablet:px-6 desk:pt-14">
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 desk:grid-cols-[minmax(0,1fr)_minmax(0,25.5rem)]">
        <header className="grid grid-cols-1 content-start gap-5">
          <State isAvailable={page.isAvailable} />
          <h1 tabIndex={-1} className="text-title-3 tracking-closer text-balance wrap-anywhere">
            {t(`${page.id}.title`)}
          </h1>
          <p className="max-w-[52ch] text-form text-ink-2">{t(`${page.id}.lead`)}</p>
          <p>
            <Link to={page.tryAt} className={buttonClass({ variant: 'primary', size: 'touch' })}>
              {wayWords(page.tryAt)}
            </Link>
          </p>
        </header>
        {page.live === null ? null : (
          <Suspense fallback={null}>
            <LivePiece live={page.live} />
          </Suspense>
        )}
      </div>
      <ol className="grid grid-cols-1">
        {points.map((point, at) => (
          <li
            key={point}
            className="grid gap-x-16 gap-y-2 border-t border-hair py-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <h2 className="flex gap-3 text-title-1 tracking-close">
              <span className="num w-6 flex-none text-ink-3">{at + 1}</span>
              <span className="min-w-0">{t(`${page.id}.${point}`)}</span>
            </h2>
            <p className="max-w-[68ch] text-form text-ink-2 max-desk:ps-9">
              {t(`${page.id}.${point}Text`)}
            </p>
          </li>
        ))}
        <li className="grid gap-x-16 gap-y-2 border-y border-line py-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <h2 className="text-title-1 tracking-close">{t('limitTitle')}</h2>
          <p className="max-w-[68ch] text-form text-ink-2">{t(`${page.id}.limit`)}</p>
        </li>
      </ol>
      <OtherPages current={page} />
    </article>
  )
}
