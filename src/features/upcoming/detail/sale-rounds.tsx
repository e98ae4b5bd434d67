// The rounds of a sale: price, tokens, money raised, dates and where it was held.
import type { SaleRound } from '#data/catalog/types/sale-row.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { SaleSection } from './sale-section.tsx'

export const SaleRounds = ({ rounds }: { rounds: readonly SaleRound[] }) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const span = ({ startsAtSec, endsAtSec }: SaleRound) =>
    [startsAtSec, endsAtSec]
      .filter((time) => time !== null)
      .map(format.date)
      .join(' – ') || format.launchDate(null)
  return (
    <SaleSection title={t('rounds')} isEmpty={rounds.length === 0}>
      <ScrollRegion label={t('rounds')}>
        <Table label={t('rounds')}>
          <thead>
            <tr>
              <HeadCell>{t('round')}</HeadCell>
              <HeadCell isNumeric>{t('price')}</HeadCell>
              <HeadCell isNumeric>{t('tokens')}</HeadCell>
              <HeadCell isNumeric>{t('totalRaised')}</HeadCell>
              <HeadCell>{t('dates')}</HeadCell>
              <HeadCell>{t('launchpad')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => (
              <tr key={`${round.name} ${round.startsAtSec ?? ''} ${round.launchpad ?? ''}`}>
                <Cell className="text-ink-1!">
                  <bdi>{round.name}</bdi>
                </Cell>
                <Cell isNumeric>
                  <span className="num">{format.price(round.priceUsd)}</span>
                </Cell>
                <Cell isNumeric>
                  <span className="num">{format.compact(round.tokens)}</span>
                </Cell>
                <Cell isNumeric>
                  <span className="num">{format.money(round.raisedUsd)}</span>
                </Cell>
                <Cell>
                  <bdi dir="ltr">{span(round)}</bdi>
                </Cell>
                <Cell>{round.launchpad === null ? '–' : <bdi>{round.launchpad}</bdi>}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </SaleSection>
  )
}
