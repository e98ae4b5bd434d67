// The shares of the portfolio as bars with their figures.
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { Section } from '../section.tsx'
import type { Portfolio } from '../use-portfolio.ts'
import { sharesByCategory, sharesByCoin, type Share } from './shares.ts'

const ShareLine = ({ share: { name, sharePct } }: { share: Share }) => {
  const { t } = useText('portfolio')
  const format = useFormat()
  return (
    <li className="grid gap-1.5 py-1.5">
      <span className="flex justify-between gap-4 text-table">
        <bdi className="min-w-0 truncate text-ink-1">{name ?? t('noCategory')}</bdi>
        <span className="num flex-none text-ink-2">{format.share(sharePct)}</span>
      </span>
      <span aria-hidden="true" className="block h-1 rounded-full bg-raised">
        <span className="block h-full rounded-full bg-ink-2" style={{ width: `${sharePct}%` }} />
      </span>
    </li>
  )
}

export const Allocation = ({ portfolio: { valued, coins } }: { portfolio: Portfolio }) => {
  const { t } = useText('portfolio')
  const [by, setBy] = useState<'coin' | 'category'>('coin')
  const sharesOf = by === 'coin' ? sharesByCoin : sharesByCategory
  const shares = sharesOf(valued.holdings, coins)
  return (
    <Section
      title={t('allocation')}
      aside={
        <Segment
          label={t('allocation')}
          value={by}
          onChange={setBy}
          options={[
            { value: 'coin', label: t('byCoin') },
            { value: 'category', label: t('byCategory') },
          ]}
        />
      }
    >
      {shares.length === 0 ? (
        <p className="text-table text-ink-3">{t('none')}</p>
      ) : (
        <ul>
          {shares.map((share) => (
            <ShareLine key={share.id} share={share} />
          ))}
        </ul>
      )}
    </Section>
  )
}
