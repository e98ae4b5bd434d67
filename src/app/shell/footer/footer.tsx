// The end of every page that explains the product (R-FTR): what there is, where it speaks, its
// rules, the year.
import { Link } from '@tanstack/react-router'
import { productName } from '#domain/product.ts'
import { useText } from '#i18n/use-text.ts'
import { Mark } from '#ui/identity/mark.tsx'
import { Ruler } from '#ui/rating/ruler.tsx'
import { MarketCredit } from '#parts/market/market-credit.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { useFeedbackHref, useSiteLinks } from '#client/site-links/use-site-links.ts'
import { footerGroups, type FooterGroup, type FooterItem } from './footer-groups.ts'

const thisYear = (): number => new Date().getFullYear()

const linkClass =
  'inline-block py-1 text-caption text-ink-2 hover:text-ink-1 max-tablet:py-3 max-tablet:text-body'

const Item = ({ item: { key, hash, finished, ...item } }: { item: FooterItem }) => {
  const { t } = useText('footer')
  const { areSoonMarksLifted } = useSiteLinks()
  const to = item.to ?? (areSoonMarksLifted ? finished : undefined)
  if (to === undefined) {
    return (
      <span
        className={
          'inline-flex flex-wrap items-baseline gap-x-2 py-1 text-caption text-ink-3 ' +
          'max-tablet:py-3 max-tablet:text-body'
        }
      >
        {t(key)} <span className="text-label">{t('soon')}</span>
      </span>
    )
  }
  return (
    <Link to={to} {...(hash && { hash })} className={linkClass}>
      {t(key)}
    </Link>
  )
}

const Group = ({ group: { key, items } }: { group: FooterGroup }) => {
  const { t } = useText('footer')
  const { t: nav } = useText('nav')
  const feedbackHref = useFeedbackHref()
  return (
    <nav aria-label={t(key)}>
      <h2 className="mb-2 text-caption font-semibold text-ink-1 max-tablet:text-body">{t(key)}</h2>
      <ul>
        {key === 'community' ? (
          <li>
            <a href={feedbackHref} target="_blank" rel="noopener noreferrer" className={linkClass}>
              {nav('feedback')}
            </a>
          </li>
        ) : null}
        {items.map((item) => (
          <li key={item.key}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SocialLinks = () => {
  const { t } = useText('footer')
  const { social } = useSiteLinks()
  return social.length === 0 ? null : (
    <ul aria-label={t('social')} className="-mx-2 flex flex-wrap">
      {social.map(({ network, name, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            data-network={network}
            aria-label={t('accountOn', { network: name })}
            className={
              'inline-grid min-h-8 min-w-8 place-items-center px-2 text-caption text-ink-2 ' +
              'hover:text-ink-1 max-tablet:min-h-11 max-tablet:text-body'
            }
          >
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

export const Footer = () => {
  const { t } = useText('footer')
  return (
    <footer className="mt-24 bg-canvas">
      <div className="mx-auto w-full max-w-336 px-4 tablet:px-6">
        <div
          className={
            'grid grid-cols-2 gap-x-6 gap-y-10 border-t border-hair pt-12 pb-10 ' +
            'tablet:grid-cols-4 desk:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]'
          }
        >
          <div className="grid max-w-80 content-start gap-4 max-tablet:col-span-2 tablet:max-desk:col-span-4">
            <Link
              to="/"
              className="inline-flex h-8 items-center gap-2 justify-self-start max-tablet:h-11"
            >
              <Mark />
              <span className="text-form font-semibold tracking-closer text-ink-1">
                {productName}
              </span>
            </Link>
            <p className="text-caption text-ink-3">{t('opinions')}</p>
            <SocialLinks />
          </div>
          {footerGroups.map((group) => (
            <Group key={group.key} group={group} />
          ))}
        </div>
        {/* Room for the floating button at the end. */}
        <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-4 pe-36 text-caption text-ink-3">
          <span>
            © {thisYear()} {productName}
          </span>
          <SampleMarketMark />
          <MarketCredit className={linkClass} />
        </div>
      </div>
      <Ruler value={0} band={null} size="bleed" />
    </footer>
  )
}
