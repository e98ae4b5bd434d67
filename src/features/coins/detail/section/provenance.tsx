// Who says a section's figures and how old they are, said once; a figure adds only what differs.
import type { ReactNode } from 'react'
import { dataAge, freshness } from '#domain/format/data-age.ts'
import { ownProvenance, type Provenance } from '#domain/figure/shared-provenance.ts'
import { useText } from '#i18n/use-text.ts'
import { AsOf } from '#ui/figures/as-of.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { sourceText } from '#parts/rating-panel/receipt/rating-words.ts'
import { useNowSec } from '#client/use-now.ts'

const SourceName = ({ source }: { source: string }) => {
  const { t } = useText('rating')
  const key = sourceText(source)
  return <bdi>{key === null ? source : t(key)}</bdi>
}

export const SectionProvenance = ({ shared: { source, asOfSec } }: { shared: Provenance }) => (
  <span className="flex flex-wrap items-center gap-x-3 text-caption text-ink-3">
    {source === null ? null : <SourceName source={source} />}
    {asOfSec === null ? null : <AsOfLine asOfSec={asOfSec} />}
  </span>
)

const OwnAge = ({ asOfSec }: { asOfSec: number }) => {
  const { t } = useText('dates')
  const nowSec = useNowSec()
  const age = dataAge(asOfSec, nowSec)
  return (
    <AsOf
      className="text-label!"
      freshness={freshness(asOfSec, nowSec)}
      time={t(age.key, 'count' in age ? { count: age.count } : {})}
    />
  )
}

const OwnProvenance = ({ own: { source, asOfSec } }: { own: Provenance }) => (
  <span className="flex flex-wrap items-center gap-x-1.5">
    {source === null ? null : <SourceName source={source} />}
    {asOfSec === null ? null : <OwnAge asOfSec={asOfSec} />}
  </span>
)

/** Nothing at all where the section has said it, so that no empty line is left. */
export const ownNote = (figure: Provenance, shared: Provenance): ReactNode => {
  const own = ownProvenance(figure, shared)
  return own && <OwnProvenance own={own} />
}
