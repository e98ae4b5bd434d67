// The rating of a coin or a sale with everything behind it. Works from what is on the device, so it
// opens offline.
import { useId, useMemo } from 'react'
import { shownSubscores } from '#domain/rating/subscores.ts'
import { rate } from '#domain/rating/rate.ts'
import { dataAge } from '#domain/format/data-age.ts'
import { scoreBand } from '#domain/coin/score-band.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Radar } from '#ui/rating/radar.tsx'
import { useNowSec } from '#client/use-now.ts'
import { LeversRow } from './levers-row.tsx'
import type { RatedAsset } from './rated-asset.ts'
import { RatingCaps } from './receipt/rating-caps.tsx'
import { subscoreText } from './receipt/rating-words.ts'
import { ScoreHero } from './score-hero.tsx'
import { ScoreInShort } from './score-in-short.tsx'
import { SubscoreReceipt } from './receipt/subscore-receipt.tsx'
import { SubscoreRow } from './receipt/subscore-row.tsx'
import { VerifyScore } from './verify-score.tsx'

/** When the score was computed, and how long ago that is. */
const RatedAt = ({ atSec }: { atSec: number }) => {
  const { t } = useText('receipt')
  const { t: ofDates } = useText('dates')
  const format = useFormat()
  const age = dataAge(atSec, useNowSec())
  return (
    <span className="text-caption text-ink-3">
      {t('ratedAt', { time: format.moment(atSec) })} ·{' '}
      {ofDates(age.key, 'count' in age ? { count: age.count } : {})}
    </span>
  )
}

export const RatingPanel = ({ asset, opensFirst }: { asset: RatedAsset; opensFirst?: boolean }) => {
  const { t } = useText('receipt')
  const { t: words } = useText('rating')
  const format = useFormat()
  const titleId = useId()
  const rating = useMemo(
    () => (asset.facts === null ? null : rate(asset.kind, asset.facts)),
    [asset.kind, asset.facts],
  )
  const lines = rating?.subscores.flatMap((subscore) => subscore.lines)
  const knownCount = lines?.filter((line) => line.value !== null).length
  return (
    <section aria-labelledby={titleId} className="@container">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-body">
          {t('title')}
        </h2>
        {asset.ratedAtSec === null ? null : <RatedAt atSec={asset.ratedAtSec} />}
      </header>
      <div className="@min-[44rem]:grid @min-[44rem]:grid-cols-[minmax(0,1fr)_20rem] @min-[44rem]:gap-x-10">
        <div>
          <ScoreHero asset={asset} />
          <RatingCaps caps={rating?.caps ?? []} />
          {asset.facts === null ? null : <VerifyScore asset={asset} facts={asset.facts} />}
          <ol>
            {shownSubscores.map((key, index) => {
              const subscore = rating?.subscores.find((candidate) => candidate.key === key)
              return (
                <SubscoreRow
                  key={key}
                  kind={asset.kind}
                  name={key}
                  score={asset[key]}
                  isOpenAtFirst={opensFirst === true && index === 0}
                >
                  {rating && subscore ? (
                    <SubscoreReceipt
                      kind={asset.kind}
                      subscore={subscore}
                      version={rating.version}
                      ratedAtSec={asset.ratedAtSec}
                    />
                  ) : (
                    <p className="pb-3 text-caption text-ink-2">{t('missing')}</p>
                  )}
                </SubscoreRow>
              )
            })}
          </ol>
          {asset.facts === null || asset.totalScore === null ? null : (
            <LeversRow kind={asset.kind} facts={asset.facts} />
          )}
          {rating === null || asset.facts === null || rating.total === null ? null : (
            <ScoreInShort rating={rating} facts={asset.facts} />
          )}
        </div>
        <div className="flex flex-wrap content-start items-center gap-3 pt-3">
          <Radar
            label={t('title')}
            band={scoreBand(asset.totalScore)}
            axes={shownSubscores.map((key) => ({
              label: words(subscoreText(key, asset.kind)),
              value: asset[key],
            }))}
          />
          <div className="grid min-w-28 flex-1 gap-3.5">
            <dl className="grid gap-3.5">
              <div>
                <dt className="text-caption text-ink-3">{words('coverage')}</dt>
                <dd className="text-form font-medium text-ink-1">
                  <bdi dir="ltr">{format.share(asset.coveragePct ?? 0)}</bdi>
                </dd>
                {lines === undefined || knownCount === undefined ? null : (
                  <dd className="text-label text-ink-3">
                    {t('inputsKnown', { known: knownCount, count: lines.length })}
                  </dd>
                )}
              </div>
              {asset.standing ? (
                <div>
                  <dt className="text-caption text-ink-3">{t('rankByScore')}</dt>
                  <dd className="text-form font-medium text-ink-1">
                    <bdi dir="ltr">{format.count(asset.standing.place)}</bdi>{' '}
                    <span className="font-regular text-ink-3">
                      {t('ofTotal', { total: format.count(asset.standing.of) })}
                    </span>
                  </dd>
                </div>
              ) : null}
            </dl>
          </div>
        </div>
      </div>
    </section>
  )
}
