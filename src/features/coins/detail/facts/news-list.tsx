// Stories that name the coin: title, who and when, a few lines. They come from outside and are
// shown as text, in their own language.
import type { CoinNews } from '#data/catalog/types/coin-dossier.ts'
import type { NewsItemWire } from '#contract/market/coin-dossier-wire.ts'
import { dataAge } from '#domain/format/data-age.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { SampleMark } from '#ui/figures/sample-mark.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { useNowSec } from '#client/use-now.ts'
import { isWebAddress } from '#domain/text/web-address.ts'

/** The sample's notes are English; what a feed is written in nobody says. */
const languageOf = ({ is_sample }: NewsItemWire) => (is_sample ? { lang: 'en' } : { lang: '' })

const Story = ({ item }: { item: NewsItemWire }) => {
  const { t } = useText('coin-facts')
  const { t: ofDates } = useText('dates')
  const format = useFormat()
  const nowSec = useNowSec()
  const age = item.published_at === null ? null : dataAge(item.published_at, nowSec)
  return (
    <li className="border-t border-hair py-4 first:border-t-0">
      <h3
        className="text-form font-medium wrap-anywhere text-ink-1"
        dir="auto"
        {...languageOf(item)}
      >
        {isWebAddress(item.url) ? (
          <a
            href={item.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="hover:underline"
          >
            {item.title}
          </a>
        ) : (
          item.title
        )}
      </h3>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-caption text-ink-3">
        <bdi {...languageOf(item)}>{item.source}</bdi>
        <span>
          {item.published_at === null || age === null
            ? t('noDate')
            : `${format.date(item.published_at)} · ${ofDates(age.key, 'count' in age ? { count: age.count } : {})}`}
        </span>
        {item.is_sample ? <SampleMark label={t('sampleStory')} /> : null}
      </p>
      {item.summary === null ? null : (
        <p
          className="mt-1.5 max-w-[68ch] text-body wrap-anywhere text-ink-2"
          dir="auto"
          {...languageOf(item)}
        >
          {item.summary}
        </p>
      )}
    </li>
  )
}

export const NewsList = ({ news: { items, asOfSec, origin } }: { news: CoinNews }) => {
  const { t } = useText('coin-facts')
  const nothing = origin === 'none' ? t('newsNoFeeds') : t('newsNoneNamed')
  return (
    <div className="py-4">
      {items.length === 0 ? (
        <p className="max-w-[68ch] py-4 text-body text-ink-3">{nothing}</p>
      ) : null}
      <ul aria-label={t('newsList')} className="max-w-220">
        {items.map((item) => (
          <Story key={item.id} item={item} />
        ))}
      </ul>
      <p className="mt-3 grid gap-1 text-caption text-ink-3">
        {asOfSec === null ? null : <AsOfLine asOfSec={asOfSec} />}
        {origin === 'none' ? null : <span className="max-w-[68ch]">{t('newsHow')}</span>}
      </p>
    </div>
  )
}
